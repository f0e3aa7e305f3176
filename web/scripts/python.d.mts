export function runPython(module: string, ...words: string[]): string;
