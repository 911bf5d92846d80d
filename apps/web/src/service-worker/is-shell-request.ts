import { servedPage, servedPath } from '@kindred/contract/wire/served-paths';

const shellFile = /^\/(assets\/.+|index\.html|offline\.html|boot\.js|icon[\w-]*\.\w+|apple-touch-icon\.png)$/;

/**
 * Whether the worker may answer a request of this site: pages that people open, and the files that the app shell
 * is made of. What the server answers itself belongs to a person and a moment; none of it is ever stored. `mode` is
 * the request's (Fetch standard), `navigate` for pages.
 */
export function isShellRequest(url: URL, method: string, mode: RequestMode): boolean {
  if (method !== 'GET' || servedPath.test(url.pathname)) return false;
  return mode === 'navigate' || shellFile.test(url.pathname);
}

/** Whether the request opens a page that the server renders: it is never cached, and needs the network. */
export function isServedPage(url: URL, method: string, mode: RequestMode): boolean {
  return method === 'GET' && mode === 'navigate' && servedPage.test(url.pathname);
}

/** Whether a window of this site shows the app, which opens what a notice leads to; pages that the server writes do not. */
export function isAppPage(url: URL): boolean {
  return !servedPath.test(url.pathname);
}
