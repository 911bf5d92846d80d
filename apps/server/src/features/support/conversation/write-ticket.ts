import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import type { TicketConversation } from '@kindred/contract/support/calls';
import { ticketFilesMax } from '@kindred/contract/support/limits';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../platform/app-error.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { RequestContext } from '../../../platform/http/route.ts';
import type { Viewer } from '../../../viewer.ts';
import { prepareImage } from '../../media/image/prepare-image.ts';
import { sealPicture, storeCaseFile } from '../../moderation/files/case-files.ts';
import { openTicketCase } from './ticket-case.ts';
import { getConversation, insertMessage, lockTicket, setTicketState } from './ticket.sql.ts';
import { helpFor, readTicket } from './ticket-concern.ts';

const $ = inputs({ ticketId: 'bigint', now: 'timestamptz' });

export async function getTicket(
  { db }: Context,
  { ticket_id: ticketId }: ParsedInput<'getTicket'>,
  { userId }: Viewer,
): Promise<TicketConversation> {
  return getConversation(db, { ticketId, userId });
}

/** Writes on in a request, which then waits for staff again. */
export async function writeTicket(
  context: Context,
  { ticket_id: ticketId, content, client_id: clientId }: ParsedInput<'writeTicket'>,
  { userId }: Viewer,
  { timezone }: RequestContext,
): Promise<CallOutput<'writeTicket'>> {
  const { verdict, concern } = readTicket(content);
  const own = { ticketId, userId };
  const conversation = await transact(context, async (tx) => {
    const now = context.clock.now();
    if (!(await lockTicket.first(tx, own))) return refuse('notFound');
    const message = { ...own, author: 'person', content, clientId, now };
    if ((await insertMessage.run(tx, message)) > 0) {
      await setTicketState.run(tx, { ticketId, state: 'open', now });
      await openTicketCase(tx, { ...own, concern, now });
    }
    return getConversation(tx, own);
  });
  return { conversation, help: await helpFor(context, verdict, { userId, timezone }) };
}

const withdrawCase = statement(
  {},
  sql`with closed as (
      update staff_cases set state = 'decided', decision = 'close', reason = 'other', decided_by = 'the person',
        decided_at = ${$.now}, claimed_by = null, claimed_until = null
      where kind = 'ticket' and subject_id = ${$.ticketId} and state = 'open' returning case_id, queue)
    insert into staff_events (case_id, queue, actor_name, action, decision, reason, before, after, created_at)
    select case_id, queue, 'the person', 'decide', 'close', 'other', 'open', 'closed', ${$.now} from closed`,
);

/** Closes the viewer's own request; staff no longer see it as open. */
export async function closeTicket(
  context: Context,
  { ticket_id: ticketId }: ParsedInput<'closeTicket'>,
  { userId }: Viewer,
): Promise<TicketConversation> {
  const own = { ticketId, userId };
  return transact(context, async (tx) => {
    const now = context.clock.now();
    if (!(await lockTicket.first(tx, own))) return refuse('notFound');
    await setTicketState.run(tx, { ticketId, state: 'closed', now });
    await withdrawCase.run(tx, { ticketId, now });
    return getConversation(tx, own);
  });
}

/** Adds a picture to the viewer's own request. Refuses what is no picture, and more than five. */
export async function addTicketFile(
  context: Context,
  { ticket_id: ticketId, client_id: clientId }: ParsedInput<'addTicketFile'>,
  { userId }: Viewer,
  { files }: Pick<RequestContext, 'files'>,
): Promise<TicketConversation> {
  const own = { ticketId, userId };
  const { file_num } = await getConversation(context.db, own);
  if (file_num >= ticketFilesMax) refuse('invalidInput', { field: 'file' });
  const [file] = files;
  if (file?.field !== 'file' || files.length > 1) return refuse('invalidInput', { field: 'file' });
  // What is stored is encoded again, without the metadata of the original.
  const { renditions } = await prepareImage(file.path);
  const largest = renditions.at(-1) ?? refuse('fileRefused');
  const picture = await sealPicture(context, largest.bytes);
  return transact(context, async (tx) => {
    if (!(await lockTicket.first(tx, own))) return refuse('notFound');
    const caseFile = { userId, kind: 'ticket', subjectId: ticketId, name: 'attachment', clientId } as const;
    await storeCaseFile(context, tx, caseFile, picture);
    return getConversation(tx, own);
  });
}
