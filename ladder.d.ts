export const rungs: string[][];
export const ownTables: Record<string, string[]>;
export const layers: Record<'server' | 'web', string[]>;
