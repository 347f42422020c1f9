export const median = (list: readonly number[]): number => [...list].sort((a, b) => a - b)[list.length >> 1];
export const round1 = (n: number): number => Math.round(n * 10) / 10;
export const round2 = (n: number): number => Math.round(n * 100) / 100;
