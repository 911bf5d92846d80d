import type { ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { transact } from '../../platform/db/transact.ts';
import type { Viewer } from '../../viewer.ts';
import { findRemembered, lockMemory } from './find-memory.ts';
import { deleteVectors } from './vectors/vectors.sql.ts';

const $ = inputs({ isOn: 'boolean', now: 'timestamptz', lastSeq: 'integer', conversationId: 'bigint' });

/** Messages from the time while memory was off are not read later. */
const set = statement(
  {},
  sql`update memories set is_on = ${$.isOn}, updated_at = ${$.now},
      read_seq = ${$.lastSeq}, revision = revision + 1,
      forgotten_seq = case when is_on then forgotten_seq else ${$.lastSeq} end
    where conversation_id = ${$.conversationId} and is_on <> ${$.isOn}`,
);

/** Switches the companion's memory of this fan on or off; existing memories stay until they are forgotten. */
export async function setMemoryConfig(
  context: Pick<Context, 'db' | 'live' | 'clock'>,
  fields: ParsedInput<'setMemoryConfig'>,
  viewer: Viewer,
): Promise<{ is_on: 0 | 1 }> {
  const { conversationId } = (await findRemembered(context, fields, viewer)) ?? refuse('notFound');
  const now = context.clock.now();
  await transact(context, async (tx) => {
    const { last_seq: lastSeq } = (await lockMemory(tx, { conversationId, now })) ?? refuse('notFound');
    await set.run(tx, { conversationId, isOn: fields.is_on === 1, lastSeq, now });
    if (fields.is_on === 0) await deleteVectors.run(tx, { conversationId, uptoSeq: lastSeq });
  });
  return { is_on: fields.is_on };
}
