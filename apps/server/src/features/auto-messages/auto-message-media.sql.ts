import type { AutoMessage } from '@kindred/contract/auto-messages/calls';
import type { AutoMessageKind } from '@kindred/contract/auto-messages/limits';
import type { Context } from '../../context.ts';
import { as } from '../../platform/db/column-types.ts';
import type { Tx } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import type { Viewer } from '../../viewer.ts';
import { playableSql } from '../chat/media/playable-media.sql.ts';
import { mediaLinkToken } from '../media/media-link.ts';

const $ = inputs({
  charId: 'bigint',
  kind: 'text',
  mediaIds: 'bigint[]',
  viewerId: 'bigint',
  ownerId: 'bigint',
});

type RuleMedia = AutoMessage['media'][number];

const list = statement(
  { kind: as<AutoMessageKind>('text'), media_id: 'text', item: as<Omit<RuleMedia, 'media_id'>>('jsonb') },
  sql`select a.kind, f.media_id::text, ${playableSql} as item
    from auto_message_media a join media f using (media_id)
    where a.char_id = ${$.charId} and f.owner_user_id = ${$.viewerId} and f.state = 'ready'
    order by a.kind, a.position`,
);

/** Lists the existing files of all automated messages, with links for their creator. */
export async function listAutoMessageMedia(
  context: Pick<Context, 'db' | 'clock' | 'secret'>,
  charId: string,
  viewer: Viewer,
): Promise<{ kind: AutoMessageKind; media: RuleMedia }[]> {
  const mediaToken = mediaLinkToken(context, viewer);
  const rows = await list.all(context.db, { charId, viewerId: viewer.userId, mediaToken });
  return rows.map((row) => ({ kind: row.kind, media: { ...row.item, media_id: row.media_id } }));
}

const findKinds = statement(
  { kinds: 'text[]?' },
  sql`select own_media_kinds(${$.ownerId}, ${$.mediaIds}) as kinds`,
);

/**
 * Returns the kinds of files and locks them until the transaction ends; undefined unless all belong to the owner and
 * exist.
 */
export async function findOwnMediaKinds(
  tx: Tx,
  owned: { ownerId: string; mediaIds: string[] },
): Promise<readonly string[] | undefined> {
  return (await findKinds.one(tx, owned)).kinds ?? undefined;
}

const deleteAll = statement(
  {},
  sql`delete from auto_message_media where char_id = ${$.charId} and kind = ${$.kind}`,
);
const insertAll = statement(
  {},
  sql`insert into auto_message_media (char_id, kind, position, media_id)
    select ${$.charId}, ${$.kind}, item.position, item.media_id
    from unnest(${$.mediaIds}) with ordinality item (media_id, position)`,
);

/** Sets the files of a message, in this order. Expects the message's row to be locked. */
export async function replaceAutoMessageMedia(
  tx: Tx,
  inputs: { charId: string; kind: AutoMessageKind; mediaIds: string[] },
): Promise<void> {
  await deleteAll.run(tx, inputs);
  await insertAll.run(tx, inputs);
}
