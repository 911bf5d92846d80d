import { query, queryOne, type Tx } from '../../platform/db/db.ts';

export type NewPost = {
  charId: string;
  content: string;
  /** Diamonds; 0 = free. */
  price: number;
  state: number;
  isPinned: boolean;
  isOfficial?: boolean;
  publishedAt: Date;
  media: { mediaId: string; isPreview: boolean }[];
};

const insert = `
  insert into posts (char_id, content, price, state, sort, tp, has_preview, published_at)
  values ($1::bigint, $2, $3::integer, $4::smallint, $5::smallint, $6::smallint, $7::boolean, $8::timestamptz)
  returning diary_id`;

const attach = `
  insert into post_media (diary_id, position, media_id, is_preview)
  select $1::bigint, item.position, item.media_id, item.is_preview
  from unnest($2::bigint[], $3::boolean[]) with ordinality as item (media_id, is_preview, position)`;

/** Writes a post with its media in order, and counts it for its character when it is published. */
export async function insertPost(tx: Tx, post: NewPost): Promise<string> {
  const hasPreview = post.media.some(({ isPreview }) => isPreview);
  const { diary_id: diaryId } = await queryOne<{ diary_id: string }>(tx, insert, [
    post.charId,
    post.content,
    post.price,
    post.state,
    post.isPinned ? 1 : 0,
    post.isOfficial ? 1 : 0,
    hasPreview,
    post.publishedAt,
  ]);
  const mediaIds = post.media.map(({ mediaId }) => mediaId);
  const previews = post.media.map(({ isPreview }) => isPreview);
  await query(tx, attach, [diaryId, mediaIds, previews]);
  if (post.state === 1) {
    await query(tx, 'update characters set post_num = post_num + 1 where char_id = $1', [post.charId]);
  }
  return diaryId;
}
