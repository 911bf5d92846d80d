import type { Db } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import type { MediaLink } from '../media-link.ts';

const $ = inputs({
  viewerId: 'bigint?',
  width: 'integer?',
  now: 'timestamptz',
  key: 'text',
  sessionId: 'bigint?',
  isVisitor: 'boolean',
});

/**
 * The access rule of the media route. Everybody has public media. Private media open for their owner, for viewers
 * with access to the post or message, and previews also for viewers with the preview; an account with an age hold
 * gets nothing of others. Reviewers see reported media, and nobody else what is withheld. The link's session must be alive. An address without a link
 * is a visitor's, who has the free previews of paid posts. Viewer and session are null without a valid link. A
 * missing width selects the next larger picture, else the largest.
 */
const openFile = statement(
  {
    variant: 'text',
    content_type: 'text',
    is_public: 'boolean',
    owner_user_id: 'bigint',
    is_reviewer: 'boolean!',
    ends_at: 'timestamptz?',
  },
  sql`select f.variant, f.content_type, m.class = 'public' as is_public, m.owner_user_id,
    exists (select from users r where r.user_id = ${$.viewerId} and r.role in ('moderator', 'admin')) as is_reviewer,
    (select min(e.period_end) from memberships e
      where e.user_id = ${$.viewerId} and e.period_end > ${$.now}) as ends_at
  from media m
    cross join lateral (
      select f.* from media_files f
      where f.media_id = m.media_id and (f.variant = 'mp4') = (${$.width} is null)
      order by f.width < ${$.width}, abs(f.width - ${$.width}) limit 1) f
  where m.key = ${$.key} and m.state = 'ready'
    and (m.withheld_at is null or exists (select from users r where r.user_id = ${$.viewerId} and r.role in ('moderator', 'admin')))
    and (m.class = 'public' or exists (
    select from sessions s join users u using (user_id)
    where s.session_id = ${$.sessionId} and s.user_id = ${$.viewerId} and s.revoked_at is null and u.deleted_at is null
      and (m.owner_user_id = ${$.viewerId} or not is_age_held(u.user_id) and not is_age_held(m.owner_user_id) and (
        exists (select from open_post_files(m.media_id, ${$.viewerId}, u.role in ('moderator', 'admin'), ${$.now}))
        or u.role in ('moderator', 'admin') and exists (select from held_changes h
          where h.state <> 'applied' and h.media_ids @> array[m.media_id])
        or exists (select from open_message_files(m.media_id, ${$.viewerId}, u.role in ('moderator', 'admin'))))))
    or ${$.isVisitor} and exists (select from visitor_post_files(m.media_id)))`,
);

export type OpenFile = {
  variant: string;
  contentType: string;
  isPublic: boolean;
  ownerUserId: string;
  /** Staff rights also depend on reports. */
  isReviewer: boolean;
  /** The end of the viewer's first membership to end, which may end the right. */
  endsAt: Date | undefined;
};

/** Returns the file of a media address if this viewer or link may have it. */
export async function findOpenFile(
  db: Db,
  request: {
    key: string;
    /** Pixels of the picture; null for the clip. */
    width: number | null;
    link: MediaLink | undefined;
    /** True when the address has no link at all. */
    isVisitor: boolean;
    now: Date;
  },
): Promise<OpenFile | undefined> {
  const { key, width, link, isVisitor, now } = request;
  const viewerInputs = { viewerId: link?.userId ?? null, sessionId: link?.sessionId ?? null };
  const row = await openFile.first(db, { key, width, ...viewerInputs, isVisitor, now });
  return (
    row && {
      variant: row.variant,
      contentType: row.content_type,
      isPublic: row.is_public,
      ownerUserId: row.owner_user_id,
      isReviewer: row.is_reviewer,
      endsAt: row.ends_at ?? undefined,
    }
  );
}
