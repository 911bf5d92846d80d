import { createHash } from 'node:crypto';
import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import { broadcastDaysMax, broadcastsPerDay } from '@kindred/contract/broadcasts/limits';
import { isWallTime } from '@kindred/contract/wire/planned-time';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { as } from '../../platform/db/column-types.ts';
import type { Tx } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { transact } from '../../platform/db/transact.ts';
import type { RequestContext } from '../../platform/http/route.ts';
import type { Viewer } from '../../viewer.ts';
import { ownCharacter } from '../characters/own-character.ts';
import { reviewText } from '../moderation/review-text.ts';
import { enqueueBroadcast } from './broadcast-queue.ts';
import { countLeftOut, getBroadcastRow } from './broadcasts.sql.ts';
import { freezeRecipients } from './freeze-recipients.ts';

const $ = inputs({
  userId: 'bigint',
  charId: 'bigint',
  key: 'text',
  hash: 'bytea',
  now: 'timestamptz',
  content: 'text',
  price: 'integer?',
  mediaIds: 'bigint[]',
  languages: 'text[]',
  contents: 'text[]',
  listIds: 'text[]',
  exceptListIds: 'text[]',
  skipBought: 'boolean',
  skipWrittenHours: 'integer',
  sendAt: 'timestamptz?',
  answer: 'jsonb',
  broadcastId: 'bigint',
  time: 'text',
  zone: 'text?',
  isWall: 'boolean',
});

type Draft = ParsedInput<'createBroadcast'>;
type Created = CallOutput<'createBroadcast'>;

const claim = statement(
  { outcome: as<'repeated' | 'key_reused' | null>('text?'), answer: as<Created | null>('jsonb?') },
  sql`select outcome, answer from claim_key(${$.userId}, ${$.key}, ${$.hash}, ${$.now})`,
);
const storeAnswer = statement(
  {},
  sql`update idempotency_keys set answer = ${$.answer} where user_id = ${$.userId} and key = ${$.key}`,
);
const countToday = statement(
  { count: 'integer' },
  sql`select count(*)::int as count from broadcasts
    where char_id = ${$.charId} and created_at > ${$.now} - interval '24 hours'`,
);
const lockCharacter = statement(
  { char_id: 'bigint' },
  sql`select char_id from characters where char_id = ${$.charId} and deleted_at is null for no key update`,
);
const insert = statement(
  { broadcast_id: 'bigint' },
  sql`insert into broadcasts (char_id, content, price, media_num, list_ids, except_list_ids, skip_bought,
      skip_written_hours, state, send_at, created_at, started_at)
    values (${$.charId}, ${$.content}, ${$.price}, cardinality(${$.mediaIds}), ${$.listIds}, ${$.exceptListIds},
      ${$.skipBought}, ${$.skipWrittenHours},
      case when ${$.sendAt} is null then 'sending' else 'scheduled' end, ${$.sendAt}, ${$.now},
      case when ${$.sendAt} is null then ${$.now} end)
    returning broadcast_id`,
);
const insertMedia = statement(
  {},
  sql`insert into broadcast_media (broadcast_id, position, media_id)
    select ${$.broadcastId}, item.position, item.media_id
    from unnest(${$.mediaIds}) with ordinality item (media_id, position)`,
);
const insertTexts = statement(
  {},
  sql`insert into broadcast_texts (broadcast_id, language, content)
    select ${$.broadcastId}, item.language, item.content
    from unnest(${$.languages}, ${$.contents}) item (language, content)`,
);
const thaw = statement({}, sql`delete from broadcast_recipients where broadcast_id = ${$.broadcastId}`);
const findKinds = statement(
  { kinds: 'text[]?' },
  sql`select own_media_kinds(${$.userId}, ${$.mediaIds}) as kinds`,
);
const resolveTime = statement(
  { at: 'timestamptz' },
  sql`select case when ${$.isWall} then wall_instant(${$.time}::timestamp, coalesce(${$.zone}, u.timezone))
      else ${$.time}::timestamptz end as at
    from users u where u.user_id = ${$.userId}`,
);

/** Counts to whom a broadcast would go now: it is made as `createBroadcast` makes it, and taken back. */
export async function previewBroadcast(
  context: Context,
  draft: ParsedInput<'previewBroadcast'>,
  viewer: Viewer,
): Promise<CallOutput<'previewBroadcast'>> {
  const charId = ownCharacter(viewer);
  checkWords(draft);
  let preview: CallOutput<'previewBroadcast'> | undefined;
  const takeBack = new Error('a preview is taken back');
  try {
    await context.db.transaction().execute(async (tx) => {
      const { count, left_out } = await makeBroadcast(context, tx, { draft, viewer, charId });
      preview = { count, left_out };
      throw takeBack;
    });
  } catch (error) {
    if (error !== takeBack) throw error;
  }
  return preview as CallOutput<'previewBroadcast'>;
}

/** Begins a broadcast, or plans one. Refuses with `dailyLimitReached`, `textRefused` and `mediaGone`. */
export async function createBroadcast(
  context: Context,
  draft: Draft,
  viewer: Viewer,
  { idempotencyKey: key = '' }: Pick<RequestContext, 'idempotencyKey'>,
): Promise<Created> {
  const charId = ownCharacter(viewer);
  checkWords(draft);
  const { userId } = viewer;
  const now = context.clock.now();
  const hash = createHash('sha256')
    .update(`createBroadcast ${JSON.stringify(draft)}`)
    .digest();
  return transact(context, async (tx) => {
    const claimed = await claim.one(tx, { userId, key, hash, now });
    if (claimed.outcome === 'key_reused') refuse('idempotencyKeyReused');
    if (claimed.answer) return claimed.answer;
    await lockCharacter.one(tx, { charId });
    if ((await countToday.one(tx, { charId, now })).count >= broadcastsPerDay) refuse('dailyLimitReached');
    const created = await makeBroadcast(context, tx, { draft, viewer, charId });
    await storeAnswer.run(tx, { userId, key, answer: JSON.stringify(created) });
    return created;
  });
}

function checkWords({ content, texts, media, price }: Draft): void {
  if (content === '' && media.length === 0) refuse('invalidInput', { field: 'content' });
  if (price && media.length === 0) refuse('invalidInput', { field: 'price' });
  for (const text of [content, ...texts.map((other) => other.content)]) {
    if (reviewText(text, 'creator_message').outcome === 'refuse') refuse('textRefused');
  }
}

async function makeBroadcast(
  { clock }: Context,
  tx: Tx,
  { draft, viewer, charId }: { draft: Draft; viewer: Viewer; charId: string },
): Promise<Created> {
  const now = clock.now();
  const { userId } = viewer;
  const mediaIds = [...new Set(draft.media)];
  await checkMedia(tx, userId, mediaIds);
  const sendAt = await readSendAt(tx, userId, draft, now);
  const { broadcast_id: broadcastId } = await insert.one(tx, {
    charId,
    content: draft.content,
    price: draft.price ?? null,
    mediaIds,
    listIds: draft.list_ids,
    exceptListIds: draft.except_list_ids,
    skipBought: draft.skip_bought,
    skipWrittenHours: draft.skip_written_hours,
    sendAt,
    now,
  });
  await insertMedia.run(tx, { broadcastId, mediaIds });
  await insertTexts.run(tx, {
    broadcastId,
    languages: draft.texts.map(({ language }) => language),
    contents: draft.texts.map(({ content }) => content),
  });
  const count = await freezeRecipients(tx, await getBroadcastRow(tx, { charId, broadcastId }), now);
  const left_out = await countLeftOut(tx, broadcastId);
  // Who gets a planned one is decided when it begins.
  if (sendAt) await thaw.run(tx, { broadcastId });
  else await enqueueBroadcast(tx, broadcastId);
  return { broadcast_id: broadcastId, count, left_out };
}

async function checkMedia(tx: Tx, userId: string, mediaIds: string[]): Promise<void> {
  if (mediaIds.length === 0) return;
  const { kinds } = await findKinds.one(tx, { userId, mediaIds });
  if (!kinds) return refuse('mediaGone');
  if (kinds.includes('audio') && kinds.length > 1) refuse('invalidInput', { field: 'media' });
}

const dayMs = 86_400_000;

async function readSendAt(
  tx: Tx,
  userId: string,
  { send_at: time, zone }: Draft,
  now: Date,
): Promise<Date | null> {
  if (time === undefined) return null;
  const { at } = await resolveTime.one(tx, { userId, time, zone: zone ?? null, isWall: isWallTime(time) });
  if (at <= now || at.getTime() > now.getTime() + broadcastDaysMax * dayMs) {
    refuse('invalidInput', { field: 'send_at' });
  }
  return at;
}
