export const LOCALES: string;
export const LATER: readonly string[];
export function languages(): string[];
export function groups(): string[];
export function filesOf(group: string): string[];
export function source(language: string, group: string): string;
