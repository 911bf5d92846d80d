import { ticketSubject } from '@kindred/contract/support/limits';
import type { Language } from '@kindred/contract/wire/languages';
import { publishDomainEvent } from '../../../domain-event.ts';
import { refuse } from '../../../platform/app-error.ts';
import { as } from '../../../platform/db/column-types.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { CaseKindRule } from '../../moderation/cases/case-kind.ts';
import { insertMessage, listMessages, setTicketState } from './ticket.sql.ts';

const $ = inputs({ ticketId: 'bigint', userId: 'bigint', severity: 'smallint', now: 'timestamptz' });

const openCase = statement(
  { case_id: 'bigint?' },
  sql`select open_case('tickets', 'ticket', ${$.userId}, ${ticketSubject}::smallint, ${$.ticketId}, ${$.severity}, ${$.now}) as case_id`,
);

/** 0 stands first; what is not in the list is last. */
const severities: Record<string, number> = { minors: 0, non_consent: 0, self_harm: 1, private_facts: 1 };

/** Puts a request before staff, or moves the waiting one ahead. */
export async function openTicketCase(
  tx: Tx,
  { concern, ...ticket }: { ticketId: string; userId: string; concern: string | null; now: Date },
): Promise<void> {
  await openCase.one(tx, { ...ticket, severity: concern === null ? 3 : (severities[concern] ?? 2) });
}

const findWords = statement(
  {
    topic: 'text',
    content: 'text',
    language: as<Language>('text'),
    created_at: 'timestamptz',
  },
  sql`select topic, content, language, created_at from support_tickets where ticket_id = ${$.ticketId}`,
);

/** `answer` writes to the person, whose turn it then is; `close` ends the request, with or without words. */
export const ticketCase: CaseKindRule = {
  kind: 'ticket',
  decisions: () => ['answer', 'close'],
  read: async ({ db }, { subjectId: ticketId }) => {
    const ticket = await findWords.one(db, { ticketId });
    const messages = await listMessages.all(db, { ticketId });
    const written = messages.map(({ author, content, created_at: createdAt }) => ({
      identity: author === 'staff' ? 'staff' : 'fan',
      content,
      createdAt,
    }));
    return { content: ticket.content, lines: written, language: ticket.language };
  },
  decide: async (_context, tx, { subject_id: ticketId, user_id: userId }, { decision, reply, now }) => {
    if (ticketId === null) throw new Error('a request has a number');
    if (decision === 'answer' && reply === '') refuse('invalidInput', { field: 'reply' });
    if (reply !== '')
      await insertMessage.run(tx, { ticketId, userId, author: 'staff', content: reply, clientId: null, now });
    const state = decision === 'answer' ? 'answered' : 'closed';
    await setTicketState.run(tx, { ticketId, state, now });
    return { before: 'open', after: state };
  },
  notify: async (context, { case_id: caseId, user_id: userId }) => {
    const now = context.clock.now();
    await transact(context, (tx) =>
      publishDomainEvent(context, tx, { userId, topic: 'support_answered', cause: `case ${caseId}`, now }),
    );
  },
};
