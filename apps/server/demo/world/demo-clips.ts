/** The short films of the demo world, each a silent loop without a seam. */
export const clipNames = ['waves', 'stars', 'rain', 'wheel', 'candle', 'aurora'] as const;
export type ClipName = (typeof clipNames)[number];

export const clipDurationMs = 5000;
