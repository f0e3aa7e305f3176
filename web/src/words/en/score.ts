export const score = {} as const;
