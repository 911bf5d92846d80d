import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { as } from '../../platform/db/column-types.ts';
import { jsonInstant } from '../../platform/db/json-instant.ts';
import { inputs, raw, sql, statement } from '../../platform/db/sql.ts';
import type { Viewer } from '../../viewer.ts';
import { mediaItemSql, mediaLinkSql } from '../media/media.present.ts';
import { mediaLinkToken } from '../media/media-link.ts';

const $ = inputs({ postId: 'bigint', viewerId: 'bigint' });

const wall = raw(`'YYYY-MM-DD"T"HH24:MI:SS'`);

type Written = CallOutput<'getPostForEdit'>;

const findWritten = statement(
  {
    post_id: 'bigint',
    content: 'text',
    price: 'integer',
    members_included: 'integer!',
    tier_level: 'integer',
    is_open: 'integer!',
    state: 'smallint',
    publish_at: as<string | null>('json?'),
    publish_wall: 'text?',
    zone: 'text',
    expires_at: as<string | null>('json?'),
    expires_wall: 'text?',
    is_bought: 'boolean',
    labels: as<Written['labels']>('text[]'),
    poll: as<Written['poll']>('json?'),
    media: as<Written['media']>('json'),
  },
  sql`select p.post_id, p.content, p.price, p.members_included::int as members_included, p.tier_level,
      p.is_open::int as is_open, p.state,
      to_json(${jsonInstant(sql`w.publish_at`)}) as publish_at, to_char(w.wall, ${wall}) as publish_wall,
      coalesce(w.zone, u.timezone) as zone, to_json(${jsonInstant(sql`t.expires_at`)}) as expires_at,
      to_char(t.expires_at at time zone coalesce(w.zone, u.timezone), ${wall}) as expires_wall,
      exists (select from purchases b where b.post_id = p.post_id and b.refunded_by is null) as is_bought,
      p.disclosures as labels, (select json_build_object('options', (select json_agg(i.content order by i.option)
            from poll_options i where i.post_id = o.post_id),
          'ends_wall', to_char(o.ends_at at time zone coalesce(w.zone, u.timezone), ${wall}),
          'multiple', o.is_multiple::int, 'answer', o.answer, 'voter_num', o.voter_num)
        from post_polls o where o.post_id = p.post_id) as poll,
      coalesce((select json_agg(json_build_object('media_id', f.media_id::text, 'is_preview', pm.is_preview,
          'alt', pm.alt, 'item', ${mediaItemSql(mediaLinkSql, sql`pm.alt`)}) order by pm.position)
        from post_media pm join media f using (media_id) where pm.post_id = p.post_id), '[]') as media
    from posts p join characters c using (char_id) join users u on u.user_id = c.user_id
      left join post_times t on t.post_id = p.post_id
      left join post_times w on w.post_id = p.post_id and p.state = 4
    where p.post_id = ${$.postId} and c.user_id = ${$.viewerId}
      and p.deleted_at is null and c.deleted_at is null`,
);

/** Returns a post as its owner wrote it. */
export async function getPostForEdit(
  context: Context,
  { diary_id: postId }: ParsedInput<'getPostForEdit'>,
  viewer: Viewer,
): Promise<Written> {
  const inputs = { postId, viewerId: viewer.userId, mediaToken: mediaLinkToken(context, viewer) };
  const { post_id, ...post } = (await findWritten.first(context.db, inputs)) ?? refuse('postDeleted');
  return { diary_id: post_id, ...post } as Written;
}
