export const rungs: string[][];
export const layers: Record<'server' | 'web', string[]>;
