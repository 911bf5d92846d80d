import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../../context.ts';
import { as } from '../../../platform/db/column-types.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import type { Viewer } from '../../../viewer.ts';
import { mediaLinkToken } from '../../media/media-link.ts';
import { conversationIsOpen } from '../conversations.sql.ts';
import { lockedPlayableSql, playableSql } from './playable-media.sql.ts';

const $ = inputs({ viewerId: 'bigint', messageIds: 'bigint[]' });

type Listed = CallOutput<'listMessageMedia'>['list'][number];

const list = statement(
  { msg_id: 'text', access: as<Listed['access']>('text'), media: as<Listed['media']>('json') },
  sql`select m.message_id::text as msg_id, a.access, json_agg(
      case a.access when 'full' then ${playableSql} else ${lockedPlayableSql} end order by mm.position) as media
    from messages m
      join conversations c using (conversation_id)
      left join message_purchases b on b.message_id = m.message_id and b.refunded_by is null
      cross join lateral (select message_access(c.creator_user_id = ${$.viewerId}, c.user_id = ${$.viewerId}, false,
        b.message_id is not null, m.price, m.is_deleted) as access offset 0) a
      join message_media mm on mm.message_id = m.message_id
      join media f on f.media_id = mm.media_id and f.state = 'ready'
    where m.message_id = any(${$.messageIds}) and ${$.viewerId} in (c.user_id, c.creator_user_id)
      and ${conversationIsOpen} and a.access <> 'none'
    group by m.message_id, a.access`,
);

export async function listMessageMedia(
  context: Pick<Context, 'db' | 'clock' | 'secret'>,
  { msg_ids: ids }: ParsedInput<'listMessageMedia'>,
  viewer: Viewer,
): Promise<CallOutput<'listMessageMedia'>> {
  const mediaToken = mediaLinkToken(context, viewer);
  const inputs = { viewerId: viewer.userId, messageIds: ids.split(','), mediaToken };
  return { list: await list.all(context.db, inputs) };
}
