import { refuse } from '../../../platform/app-error.ts';

const loopbackNames = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * Resolves the address to which a buyer returns: a path of ours, or an http(s) address of our origin. Refuses any
 * other address, because the checkout would be an open redirect (CWE-601). On a developer's machine all names of the
 * loopback are ours.
 */
export function resolveRedirectUrl(redirectUrl: string, publicUrl: string): string {
  const own = new URL(publicUrl);
  if (!URL.canParse(redirectUrl, `${publicUrl}/`)) refuse('invalidInput', { field: 'redirect_url' });
  const target = new URL(redirectUrl, `${publicUrl}/`);
  // The origin alone is not enough: `blob:` and `filesystem:` addresses carry the origin of the page inside them.
  const isOurs =
    target.protocol === own.protocol && (target.origin === own.origin || isSameLoopback(target, own));
  if (!isOurs || target.username || target.password) refuse('invalidInput', { field: 'redirect_url' });
  return target.href;
}

function isSameLoopback(a: URL, b: URL): boolean {
  return a.port === b.port && loopbackNames.includes(a.hostname) && loopbackNames.includes(b.hostname);
}
