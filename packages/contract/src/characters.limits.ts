// Free of zod, so that the browser can load it.

export const suggestedPageSize = 15;
export const suggestedPerCarouselPage = 3;
