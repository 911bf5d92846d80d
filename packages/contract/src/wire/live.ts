// Imports no zod, because the browser loads this file.

export const livePath = '/live';
