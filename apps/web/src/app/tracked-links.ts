import { trackingCookie } from '@kindred/contract/tracking/limits';
import { call } from '../lib/call/call.ts';

export function reportAll(): void {
  for (const cookie of trackedLinks()) void reportOne(cookie);
}

type Tracked = { name: string; touch: string };

function trackedLinks(): Tracked[] {
  return document.cookie.split('; ').flatMap((cookie) => {
    const [name = '', touch = ''] = cookie.split('=');
    return name.startsWith(trackingCookie) && touch !== '' ? [{ name, touch }] : [];
  });
}

/** Where it could not be said, the next start of the app says it. */
async function reportOne({ name, touch }: Tracked): Promise<void> {
  try {
    await call('openTrackingLink', { touch });
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
    document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
  } catch {
    // It is asked again.
  }
}
