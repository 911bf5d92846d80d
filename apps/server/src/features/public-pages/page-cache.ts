import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Clock } from '../../platform/clock.ts';

const compress = promisify(gzip);

export type ServedPage = { status: 200 | 404; plain: Buffer; gzipped: Buffer; etag: string };

type Entry = { madeAt: number; page: Promise<ServedPage> };

/** Milliseconds for which a creator's change may be missing on a visitor's page. */
const freshMs = 3000;
const maxPages = 500;

/**
 * Caches pages that are the same for every visitor for three seconds: a link that many people open at once is rendered
 * once. Media have requests of their own and are not cached here.
 */
export function pageCache(clock: Clock): {
  read: (key: string, make: () => Promise<{ status: 200 | 404; text: string }>) => Promise<ServedPage>;
} {
  const entries = new Map<string, Entry>();
  return {
    read(key, make) {
      const now = clock.now().getTime();
      const cached = entries.get(key);
      if (cached && now - cached.madeAt >= 0 && now - cached.madeAt < freshMs) return cached.page;
      entries.delete(key);
      const page = make().then(toServed);
      entries.set(key, { madeAt: now, page });
      page.catch(() => entries.delete(key));
      // A map's first key is the oldest.
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
