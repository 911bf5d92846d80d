// Free of zod, so that the browser can load it.

export const trackingNameMax = 60;
export const trackingLinksMax = 200;
/** So long what somebody does counts for the link that they came by. */
export const attributionDays = 30;
/** The cookies in which a browser keeps by which link it came to a page: this and the page's number. */
export const trackingCookie = 'kindred_link_';
