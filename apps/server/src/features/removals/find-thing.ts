import { caseSubject } from '@kindred/contract/moderation/limits';
import type { Db } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';

const $ = inputs({ postId: 'bigint', name: 'text' });

/** A post or a creator's page, and whose it is. */
export type Thing = { type: number; id: string; userId: string };

const findPost = statement(
  { user_id: 'bigint' },
  sql`select c.user_id from posts p join characters c using (char_id)
    where p.post_id = ${$.postId} and p.deleted_at is null and p.state in (1, 2) and c.deleted_at is null`,
);

const findPage = statement(
  { user_id: 'bigint' },
  sql`select c.user_id from characters c
    where (c.char_unique_id = ${$.name} or c.char_id::text = ${$.name}) and c.deleted_at is null`,
);

/** Returns what an address of this place shows; undefined where it is elsewhere or shows nothing. */
export async function findThing(db: Db, home: string, address: string): Promise<Thing | undefined> {
  const url = URL.parse(address.includes('://') ? address : `https://${address}`);
  if (!url || url.host !== new URL(home).host) return undefined;
  const [first = '', second = '', third = '', ...rest] = url.pathname.split('/').slice(1);
  const [name, postId] = first.startsWith('@')
    ? [decode(first.slice(1)), second === 'post' ? third : undefined]
    : first === 'character'
      ? [decode(second), url.searchParams.get('diary_id') ?? undefined]
      : [undefined, undefined];
  if (name === undefined || rest.length > 0) return undefined;
  if (postId === undefined) {
    const page = await findPage.first(db, { name });
    return page && { type: caseSubject.person, id: page.user_id, userId: page.user_id };
  }
  if (!/^[1-9]\d{0,17}$/.test(postId)) return undefined;
  const post = await findPost.first(db, { postId });
  return post && { type: caseSubject.post, id: postId, userId: post.user_id };
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
