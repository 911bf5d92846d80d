import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Clock } from '../../platform/clock.ts';

const compress = promisify(gzip);

/** A page as it goes out. */
export type ServedPage = { status: 200 | 404; plain: Buffer; gzipped: Buffer; etag: string };

type Entry = { madeAt: number; page: Promise<ServedPage> };

/** So long a change of a creator may stay unseen on the page of a visitor who asks in the next moment. */
const freshMs = 3000;
const maxPages = 500;

/**
 * Pages that are the same for every visitor, kept for three seconds: a link that everyone opens at once is made once.
 * Media are asked for one by one and never answered from here.
 */
export function pageCache(clock: Clock): {
  read: (key: string, make: () => Promise<{ status: 200 | 404; text: string }>) => Promise<ServedPage>;
} {
  const entries = new Map<string, Entry>();
  return {
    read(key, make) {
      const now = clock.now().getTime();
      const known = entries.get(key);
      if (known && now - known.madeAt >= 0 && now - known.madeAt < freshMs) return known.page;
      entries.delete(key);
      const page = make().then(toServed);
      entries.set(key, { madeAt: now, page });
      page.catch(() => entries.delete(key));
      // The oldest is the first one of a map.
      for (const oldest of entries.keys()) {
        if (entries.size <= maxPages) break;
        entries.delete(oldest);
      }
      return page;
    },
  };
}

async function toServed({ status, text }: { status: 200 | 404; text: string }): Promise<ServedPage> {
  const plain = Buffer.from(text);
  const digest = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  return { status, plain, gzipped: await compress(plain), etag: `W/"${digest}"` };
}
