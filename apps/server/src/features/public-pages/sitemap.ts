import type { Db } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { escapeHtml } from '../../platform/http/page/html.ts';
import { creatorPath, postPath } from './addresses.ts';

const $ = inputs({ from: 'bigint', until: 'bigint' });

/** The number of ids per file of addresses; the protocol (sitemaps.org) allows at most 50,000 addresses a file. */
const idsPerFile = 25_000;
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

// One sequence numbers creators and posts, so that a range of ids contains both.
const findHighest = statement(
  { highest: 'bigint' },
  sql`select greatest((select coalesce(max(char_id), 0) from characters),
    (select coalesce(max(post_id), 0) from posts)) as highest`,
);

const findAddresses = statement(
  { handle: 'text', post_id: 'bigint?', changed_at: 'timestamptz?' },
  sql`select c.char_unique_id as handle, null::bigint as post_id, null::timestamptz as changed_at
    from characters c join users u on u.user_id = c.user_id
    where c.char_id >= ${$.from} and c.char_id < ${$.until}
      and c.deleted_at is null and u.deleted_at is null
    union all
    select c.char_unique_id, p.post_id, p.published_at
    from posts p join characters c on c.char_id = p.char_id
    where p.post_id >= ${$.from} and p.post_id < ${$.until}
      and p.state = 1 and p.deleted_at is null and c.deleted_at is null`,
);

/** Renders `/sitemap.xml`: the addresses of the files. */
export async function sitemapIndex(db: Db, origin: string): Promise<string> {
  const { highest } = await findHighest.one(db);
  const files = Array.from({ length: Math.floor(Number(highest) / idsPerFile) + 1 }, (_, file) => file);
  const entries = files.map((file) => `<sitemap><loc>${origin}/sitemap/${file}.xml</loc></sitemap>`);
  return xml(`<sitemapindex xmlns="${namespace}">${entries.join('')}</sitemapindex>`);
}

/** Renders `/sitemap/{file}.xml`: the public pages of creators and posts in that range of ids. */
export async function sitemapFile(db: Db, origin: string, file: number): Promise<string> {
  const from = file * idsPerFile;
  const rows = await findAddresses.all(db, { from: String(from), until: String(from + idsPerFile) });
  const entries = rows.map(({ handle, post_id, changed_at }) => {
    const path = post_id === null ? creatorPath(handle) : postPath(handle, post_id);
    const changed = changed_at ? `<lastmod>${changed_at.toISOString()}</lastmod>` : '';
    return `<url><loc>${escapeHtml(origin + path)}</loc>${changed}</url>`;
  });
  return xml(`<urlset xmlns="${namespace}">${entries.join('')}</urlset>`);
}

/** Renders `/robots.txt` (RFC 9309): search engines may read pages, not calls and tools. */
export function robotsText(origin: string): string {
  const closed = ['/v1/', '/v2/', '/v3/', '/auth/', '/oidc/', '/sandbox/', '/live', '/docs', '/dev/'];
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

const xml = (text: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${text}`;
