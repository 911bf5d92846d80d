import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../context.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import type { Viewer } from '../../viewer.ts';
import { presentConversation, presentMessage } from './chat.present.ts';
import { listChangedConversations } from './conversations.sql.ts';
import { listChangedMessages } from './messages.sql.ts';

const $ = inputs({ viewerId: 'bigint' });

const limit = 500;

const findBounds = statement(
  { upto: 'xid8', unread_total: 'integer' },
  sql`select pg_snapshot_xmin(pg_current_snapshot()) as upto,
    unread_total(${$.viewerId}) as unread_total`,
);

/**
 * Lists everything that changed since a change number. A change is numbered by its transaction (PostgreSQL xid8), and
 * only transactions older than every running one are returned, so that a late commit is never skipped.
 */
export async function listChanges(
  context: Pick<Context, 'db' | 'clock' | 'ai'>,
  { since }: ParsedInput<'listChanges'>,
  { userId: viewerId }: Viewer,
): Promise<CallOutput<'listChanges'>> {
  const { upto, unread_total } = await findBounds.one(context.db, { viewerId });
  const messages = await listChangedMessages(context.db, { viewerId, since, upto, limit });
  const now = context.clock.now();
  const conversations = await listChangedConversations(context.db, { viewerId, now, since, limit });
  const cuts = [messages, conversations].flatMap((rows) => afterLast(rows));
  return {
    messages: messages.map((row) => presentMessage(row, row, row)),
    conversations: conversations.map((row) => presentConversation(row, context)),
    next: [BigInt(upto), ...cuts].reduce((a, b) => (a < b ? a : b)).toString(),
    more: cuts.some((cut) => cut < BigInt(upto)),
    unread_total,
  };
}

/** Returns the number from which a page that was cut continues; the statement never splits a transaction. */
function afterLast(rows: { changed_xid: string | null }[]): bigint[] {
  const last = rows.length >= limit ? rows.at(-1)?.changed_xid : undefined;
  return last ? [BigInt(last) + 1n] : [];
}
