import { paths } from '../../lib/navigation/paths.ts';

/** The wallet, with the way back to what lacked diamonds. */
export function walletPath(back?: string): string {
  return back ? `${paths.wallet}?back=${encodeURIComponent(back)}` : paths.wallet;
}

/** Where a checkout sends the browser when it is done. */
export function checkoutReturnUrl(back?: string): string {
  const url = new URL(paths.wallet, location.origin);
  url.searchParams.set('checkout', 'return');
  if (back) url.searchParams.set('back', back);
  return url.href;
}
