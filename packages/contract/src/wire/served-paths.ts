// Imports no zod, because the browser loads this file.

/**
 * Matches the paths (or paths with a query) that the server answers itself: calls, media, sign-in, the live
 * connection, documents, tools and public pages. Every other path is a file or a page of the web app; so is
 * `/dev/ui`.
 */
export const servedPath =
  /^\/(v\d+|auth|media|oidc|sandbox|live|l|docs|dev(?!\/ui\b)|crisis-protocol|legal\/[\w-]+\.html|mail\/(confirm|unsubscribe)|openapi\.json|healthz|readyz|metrics|robots\.txt|sitemap(\.xml)?|@[^/?]+)([/?]|$)/;

/** Matches the server's pages that people read. The service worker shows an offline notice instead of them. */
export const servedPage =
  /^\/(crisis-protocol|mail\/(confirm|unsubscribe)|legal\/[\w-]+\.html|@[^/?]+)([/?]|$)/;
