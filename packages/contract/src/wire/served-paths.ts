// Free of zod, so that the browser can load it.

/**
 * Matches the paths (or paths with a query) that the server answers itself: calls, media, sign-in, live connection, documents, tools and pages for visitors. Every
 * other path is a file or a page of the web app; so is `/dev/ui`.
 */
export const servedPath =
  /^\/(v\d+|auth|media|oidc|sandbox|live|l|docs|dev(?!\/ui\b)|crisis-protocol|legal\/[\w-]+\.html|mail\/(confirm|unsubscribe)|openapi\.json|healthz|readyz|metrics|robots\.txt|sitemap(\.xml)?|@[^/?]+)([/?]|$)/;

/** Of these, the pages that people read: without a network somebody says so in their place. */
export const servedPage =
  /^\/(crisis-protocol|mail\/(confirm|unsubscribe)|legal\/[\w-]+\.html|@[^/?]+)([/?]|$)/;
