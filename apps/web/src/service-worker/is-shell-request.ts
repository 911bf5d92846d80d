// What the server answers itself. Answers and media belong to a person and a moment; none of them is ever kept.
const served = /^\/(v1|v3|auth|media|oidc|sandbox|live|dev|docs|openapi\.json|healthz|readyz)(\/|$)/;
const shellFile = /^\/(assets\/.+|index\.html|offline\.html|boot\.js|icon[\w-]*\.\w+|apple-touch-icon\.png)$/;

/**
 * Whether the worker may answer a request of this site: pages that people open, and the files that the app shell
 * is made of. `mode` is the request's (Fetch standard), `navigate` for pages.
 */
export function isShellRequest(url: URL, method: string, mode: RequestMode): boolean {
  if (method !== 'GET' || served.test(url.pathname)) return false;
  return mode === 'navigate' || shellFile.test(url.pathname);
}
