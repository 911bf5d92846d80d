// Free of zod, so that the browser can load it.

export const joinDebounceMs = 3000;
export const subscribeClickDebounceMs = 500;
export const followBatchMax = 50;
