import { navigate } from '../../../lib/navigation/navigation.ts';

/** Takes the mark of a checkout out of the address, without a step to go back: a reload does not come back from it again. */
export async function clearCheckoutParam(): Promise<void> {
  const url = new URL(location.href);
  if (!url.searchParams.has('checkout')) return;
  url.searchParams.delete('checkout');
  await navigate({ href: url.pathname + url.search + url.hash, replace: true });
}
