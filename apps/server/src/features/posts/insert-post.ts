import { postState } from '@kindred/contract/posts/limits';
import type { Tx } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { openPostReview } from './review-post.ts';

const $ = inputs({
  charId: 'bigint',
  clientId: 'text?',
  content: 'text',
  price: 'integer',
  membersIncluded: 'boolean',
  tierLevel: 'integer',
  state: 'smallint',
  sort: 'smallint',
  tp: 'smallint',
  hasPreview: 'boolean',
  isOpen: 'boolean',
  publishedAt: 'timestamptz',
  postId: 'bigint',
  mediaIds: 'bigint[]',
  arePreviews: 'boolean[]',
  areInPost: 'boolean[]',
  alts: 'text[]',
  labels: 'text[]',
});

export type PostMedia = {
  mediaId: string;
  /** Everybody sees it: of a paid post, and all of one that is open to everyone. */
  isPreview: boolean;
  /** False for a picture that only represents the post and is not part of it. */
  isInPost?: boolean;
  alt?: string;
};

export type NewPost = {
  charId: string;
  content: string;
  /** Diamonds; 0 = free. */
  price: number;
  /** Whether members have a paid post. True by default. */
  membersIncluded?: boolean;
  /** Whether a free post is open to everyone. False by default. */
  isOpen?: boolean;
  /** The lowest tier whose members have the post. 0, the default, is for all members. */
  tierLevel?: number;
  state: number;
  isPinned: boolean;
  isOfficial?: boolean;
  publishedAt: Date;
  /** Unique per character: a second post with the same id is not inserted. */
  clientId?: string;
  labels?: string[];
  media: PostMedia[];
};

const insert = statement(
  { post_id: 'bigint' },
  sql`insert into posts (char_id, content, price, members_included, tier_level, state, sort, tp, has_preview, is_open, published_at, client_id, disclosures)
    values (${$.charId}, ${$.content}, ${$.price},
      ${$.membersIncluded}, ${$.tierLevel}, ${$.state}, ${$.sort}, ${$.tp}, ${$.hasPreview}, ${$.isOpen},
      ${$.publishedAt}, ${$.clientId}, ${$.labels})
    on conflict (char_id, client_id) where client_id is not null do nothing
    returning post_id`,
);

const attach = statement(
  {},
  sql`insert into post_media (post_id, position, media_id, is_preview, is_in_post, alt)
    select ${$.postId}, item.position, item.media_id, item.is_preview, item.is_in_post, item.alt
    from unnest(${$.mediaIds}, ${$.arePreviews},
        ${$.areInPost}, ${$.alts})
      with ordinality as item (media_id, is_preview, is_in_post, alt, position)`,
);

/**
 * Inserts a post with its media in order, one to be reviewed into the queue of the staff, and returns its id, or returns the id of the post with the same `clientId`.
 */
export async function insertPost(tx: Tx, post: NewPost): Promise<string> {
  const row = await insert.first(tx, {
    ...post,
    clientId: post.clientId ?? null,
    membersIncluded: post.membersIncluded ?? true,
    tierLevel: post.tierLevel ?? 0,
    isOpen: post.isOpen ?? false,
    labels: post.labels ?? [],
    sort: post.isPinned ? 1 : 0,
    tp: post.isOfficial ? 1 : 0,
    hasPreview: hasPreview(post.media),
  });
  if (!row) return getExisting(tx, post);
  await attachMedia(tx, row.post_id, post.media);
  if (post.state === postState.pending) await openPostReview(tx, row.post_id, post.publishedAt);
  return row.post_id;
}

const findExisting = statement(
  { post_id: 'bigint' },
  sql`select post_id from posts where char_id = ${$.charId} and client_id = ${$.clientId}`,
);

async function getExisting(tx: Tx, { charId, clientId }: NewPost): Promise<string> {
  return (await findExisting.one(tx, { charId, clientId: clientId ?? null })).post_id;
}

/** Attaches media to a post in their order. Attached media stay. */
export async function attachMedia(tx: Tx, postId: string, media: PostMedia[]): Promise<void> {
  await attach.run(tx, {
    postId,
    mediaIds: media.map(({ mediaId }) => mediaId),
    arePreviews: media.map(({ isPreview }) => isPreview),
    areInPost: media.map(({ isInPost = true }) => isInPost),
    alts: media.map(({ alt = '' }) => alt),
  });
}

export function hasPreview(media: PostMedia[]): boolean {
  return media.some(({ isPreview }) => isPreview);
}
