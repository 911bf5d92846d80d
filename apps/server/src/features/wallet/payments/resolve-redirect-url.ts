import { refuse } from '../../../platform/app-error.ts';

const loopbackNames = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * Where a buyer may be sent back to: a path of ours, or an http(s) address of our own origin. Anything else would make
 * the checkout an open redirect (CWE-601) and is refused. On a laptop all names of the loopback are ours.
 */
export function resolveRedirectUrl(redirectUrl: string, publicUrl: string): string {
  const ours = new URL(publicUrl);
  if (!URL.canParse(redirectUrl, `${publicUrl}/`)) refuse('invalidInput', { field: 'redirect_url' });
  const target = new URL(redirectUrl, `${publicUrl}/`);
  // The origin alone would not do: `blob:` and `filesystem:` addresses carry the origin of the page inside them.
  const isOurs =
    target.protocol === ours.protocol && (target.origin === ours.origin || isSameLoopback(target, ours));
  if (!isOurs || target.username || target.password) refuse('invalidInput', { field: 'redirect_url' });
  return target.href;
}

function isSameLoopback(a: URL, b: URL): boolean {
  return a.port === b.port && loopbackNames.includes(a.hostname) && loopbackNames.includes(b.hostname);
}
