import { query, type Tx } from '../../platform/db/db.ts';

export type PostMedia = {
  mediaId: string;
  /** Shown to everybody when the post is paid. */
  isPreview: boolean;
  /** False: it only stands for the post, and is not shown to those who have it. */
  isInPost?: boolean;
  alt?: string;
};

export type NewPost = {
  charId: string;
  content: string;
  /** Diamonds; 0 = free. */
  price: number;
  state: number;
  isPinned: boolean;
  isOfficial?: boolean;
  publishedAt: Date;
  /** Names the post for its character: a second one of that name is not written. */
  clientId?: string;
  media: PostMedia[];
};

const insert = `
  insert into posts (char_id, content, price, state, sort, tp, has_preview, published_at, client_id)
  values ($1::bigint, $2, $3::integer, $4::smallint, $5::smallint, $6::smallint, $7::boolean, $8::timestamptz, $9)
  on conflict (char_id, client_id) where client_id is not null do nothing
  returning diary_id`;

const attach = `
  insert into post_media (diary_id, position, media_id, is_preview, is_in_post, alt)
  select $1::bigint, item.position, item.media_id, item.is_preview, item.is_in_post, item.alt
  from unnest($2::bigint[], $3::boolean[], $4::boolean[], $5::text[])
    with ordinality as item (media_id, is_preview, is_in_post, alt, position)`;

/** Writes a post with its media in order; gives the one that has its `clientId` already, if there is one. */
export async function insertPost(tx: Tx, post: NewPost): Promise<string> {
  const [row] = await query<{ diary_id: string }>(tx, insert, [
    post.charId,
    post.content,
    post.price,
    post.state,
    post.isPinned ? 1 : 0,
    post.isOfficial ? 1 : 0,
    hasPreview(post.media),
    post.publishedAt,
    post.clientId ?? null,
  ]);
  if (!row) return getWritten(tx, post);
  await attachMedia(tx, row.diary_id, post.media);
  return row.diary_id;
}

async function getWritten(tx: Tx, { charId, clientId }: NewPost): Promise<string> {
  const text = 'select diary_id from posts where char_id = $1 and client_id = $2';
  const [row] = await query<{ diary_id: string }>(tx, text, [charId, clientId]);
  if (!row) throw new Error('neither written nor there');
  return row.diary_id;
}

export async function attachMedia(tx: Tx, diaryId: string, media: PostMedia[]): Promise<void> {
  await query(tx, attach, [
    diaryId,
    media.map(({ mediaId }) => mediaId),
    media.map(({ isPreview }) => isPreview),
    media.map(({ isInPost = true }) => isInPost),
    media.map(({ alt = '' }) => alt),
  ]);
}

export function hasPreview(media: PostMedia[]): boolean {
  return media.some(({ isPreview }) => isPreview);
}
