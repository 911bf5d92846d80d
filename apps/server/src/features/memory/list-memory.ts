import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../context.ts';
import type { Db } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import type { Viewer } from '../../viewer.ts';
import { listFactRows, presentFact } from './facts.sql.ts';
import { findRemembered, type Remembered } from './find-memory.ts';

const $ = inputs({ conversationId: 'bigint' });

const find = statement(
  { is_on: 'boolean', summary: 'text' },
  sql`select is_on, summary from memories where conversation_id = ${$.conversationId}`,
);

/** Lists the memories of a conversation; empty before its first message. */
export async function listMemory(
  context: Pick<Context, 'db' | 'clock'>,
  fields: ParsedInput<'listMemory'>,
  viewer: Viewer,
): Promise<CallOutput<'listMemory'>> {
  return readMemory(context.db, await findRemembered(context, fields, viewer));
}

/** Returns everything that the companion remembers of the viewer in this conversation, with the time of export. */
export async function exportMemory(
  context: Pick<Context, 'db' | 'clock'>,
  fields: ParsedInput<'exportMemory'>,
  viewer: Viewer,
): Promise<CallOutput<'exportMemory'>> {
  const memory = await readMemory(context.db, await findRemembered(context, fields, viewer));
  return { ...fields, exported_time: context.clock.now().toISOString(), ...memory };
}

async function readMemory(db: Db, remembered: Remembered | undefined): Promise<CallOutput<'listMemory'>> {
  if (!remembered) return { is_on: 1, summary: '', facts: [] };
  const memory = (await find.first(db, remembered)) ?? { is_on: true, summary: '' };
  const rows = await listFactRows.all(db, remembered);
  return {
    is_on: memory.is_on ? 1 : 0,
    summary: remembered.side === 'fan' ? memory.summary : '',
    facts: rows.map((row) => presentFact(row, remembered.side)),
  };
}
