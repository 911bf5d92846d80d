import { trackingCookie } from '@kindred/contract/tracking/limits';
import { call } from '../lib/call/call.ts';

/** Says by which links this browser came, and forgets what was said. */
export function reportAll(): void {
  for (const cookie of trackedLinks()) void reportOne(cookie);
}

type Tracked = { name: string; code: string; seenAt: number };

function trackedLinks(): Tracked[] {
  return document.cookie.split('; ').flatMap((cookie) => {
    const match = /^([^=]+)=([\w-]{1,40})\.(\d{10,16})$/.exec(cookie);
    const [, name = '', code = '', seenAt = ''] = match ?? [];
    return name.startsWith(trackingCookie) ? [{ name, code, seenAt: Number(seenAt) }] : [];
  });
}

/** Where it could not be said, the next start of the app says it. */
async function reportOne({ name, code, seenAt }: Tracked): Promise<void> {
  try {
    await call('openTrackingLink', { code, seen_time: new Date(seenAt).toISOString() });
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser.
    document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
  } catch {
    // It is asked again.
  }
}
