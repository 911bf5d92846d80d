export const rungs: string[][];
export const tables: Record<string, string[]>;
export const privateTables: string[];
export const tableExceptions: { feature: string; tables: string[]; reason: string }[];
export const functionExceptions: { feature: string; functions: string[]; reason: string }[];
export const crossingTriggers: { feature: string; triggers: string[]; reason: string }[];
export const layers: Record<'contract' | 'server' | 'web', string[]>;
