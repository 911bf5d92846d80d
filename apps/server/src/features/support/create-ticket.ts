import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import type { SupportTopic } from '@kindred/contract/support/limits';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { as } from '../../platform/db/column-types.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import type { RequestContext } from '../../platform/http/route.ts';
import type { Viewer } from '../../viewer.ts';
import { concernIn, heed } from '../care/heed.ts';
import { reviewText, type TextVerdict } from '../moderation/review-text.ts';

const $ = inputs({
  userId: 'bigint',
  clientId: 'text',
  topic: 'text',
  content: 'text',
  concern: 'text?',
  now: 'timestamptz',
});

const insertTicket = statement(
  {},
  sql`insert into support_tickets (user_id, topic, content, concern, client_id, created_at)
    values (${$.userId}, ${$.topic}, ${$.content}, ${$.concern}, ${$.clientId}, ${$.now})
    on conflict (user_id, client_id) do nothing`,
);

const findTicket = statement(
  {
    ticket_id: 'bigint',
    topic: as<SupportTopic>('text'),
    content: 'text',
    state: as<'open' | 'closed'>('text'),
    created_at: 'timestamptz',
  },
  sql`select ticket_id, topic, content, state, created_at from support_tickets
    where user_id = ${$.userId} and client_id = ${$.clientId}`,
);

/**
 * Stores a support request, once per client id. No text is refused, because people who were harmed must be able to
 * describe it; the rules mark such texts as urgent instead. The answer contains places of help for people who write
 * of harming themselves.
 */
export async function createTicket(
  context: Context,
  { topic, content, client_id }: ParsedInput<'createTicket'>,
  { userId }: Viewer,
  { timezone }: RequestContext,
): Promise<CallOutput<'createTicket'>> {
  const { db, clock, log } = context;
  const verdict = reviewText(content, 'fan_message');
  const concern = concernOf(verdict);
  const ticket = { userId, clientId: client_id };
  await insertTicket.run(db, { ...ticket, topic, content, concern, now: clock.now() });
  const stored = await findTicket.first(db, ticket);
  // The account was deleted in between, together with the request.
  if (!stored) refuse('unauthorized');
  const { created_at, ...row } = stored;
  if (concern) log.warn({ ticket: row.ticket_id, concern }, 'urgent request for help');
  return {
    ticket: { ...row, created_time: created_at.toISOString() },
    help: (await heed(context, verdict, { userId, source: 'support', timezone })) ?? null,
  };
}

function concernOf(verdict: TextVerdict): string | null {
  const concern = concernIn(verdict);
  if (verdict.outcome !== 'refuse' && concern?.distress) return 'self_harm';
  return verdict.outcome === 'refuse' ? verdict.reason : concern ? 'minors' : null;
}
