import type { AutoMessage } from '@kindred/contract/auto-messages/calls';
import type { AutoMessageKind } from '@kindred/contract/auto-messages/limits';
import type { Context } from '../../context.ts';
import { as } from '../../platform/db/column-types.ts';
import type { Tx } from '../../platform/db/db.ts';
import { input, sql, statement } from '../../platform/db/sql.ts';
import type { Viewer } from '../../viewer.ts';
import { playableSql } from '../chat/media/playable-media.sql.ts';
import { mediaLinkToken } from '../media/media-link.ts';

type RuleMedia = AutoMessage['media'][number];

const charId = input('charId', 'bigint');
const kind = input('kind', 'text');
const mediaIds = input('mediaIds', 'bigint[]');

const list = statement(
  { kind: as<AutoMessageKind>('text'), media_id: 'text', item: as<Omit<RuleMedia, 'media_id'>>('jsonb') },
  sql`select a.kind, f.media_id::text, ${playableSql} as item
    from auto_message_media a join media f using (media_id)
    where a.char_id = ${charId} and f.owner_user_id = ${input('viewerId', 'bigint')} and f.state = 'ready'
    order by a.kind, a.position`,
);

/** The files of all automated messages that are still there, with links for their creator. */
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
  sql`select own_media_kinds(${input('ownerId', 'bigint')}, ${mediaIds}) as kinds`,
);

/** The kinds of files that are all the owner's own and there, kept until the transaction ends; undefined otherwise. */
export async function findOwnMediaKinds(
  tx: Tx,
  owned: { ownerId: string; mediaIds: string[] },
): Promise<readonly string[] | undefined> {
  return (await findKinds.one(tx, owned)).kinds ?? undefined;
}

const deleteAll = statement(
  {},
  sql`delete from auto_message_media where char_id = ${charId} and kind = ${kind}`,
);
const insertAll = statement(
  {},
  sql`insert into auto_message_media (char_id, kind, position, media_id)
    select ${charId}, ${kind}, item.position, item.media_id
    from unnest(${mediaIds}) with ordinality item (media_id, position)`,
);

/** These files go with a message from now on, in this order. The message's row is locked. */
export async function replaceAutoMessageMedia(
  tx: Tx,
  given: { charId: string; kind: AutoMessageKind; mediaIds: string[] },
): Promise<void> {
  await deleteAll.run(tx, given);
  await insertAll.run(tx, given);
}
