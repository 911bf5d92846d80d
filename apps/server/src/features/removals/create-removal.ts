import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import { type RemovalKind, removalHours } from '@kindred/contract/removals/limits';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { as } from '../../platform/db/column-types.ts';
import type { Tx } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { transact } from '../../platform/db/transact.ts';
import type { RequestContext } from '../../platform/http/route.ts';
import { sealContact } from './contact.ts';
import { findThing } from './find-thing.ts';
import { enqueueRemovalMail } from './removal-mail.ts';

const $ = inputs({
  userId: 'bigint',
  type: 'smallint',
  id: 'bigint',
  severity: 'smallint',
  caseId: 'bigint',
  dueAt: 'timestamptz',
  kind: 'text',
  content: 'text',
  contact: 'bytea',
  language: 'text',
  clientId: 'text?',
  now: 'timestamptz',
});

/** 0 stands first. */
const severities: Record<RemovalKind, number> = { intimate_image: 0, illegal: 1, copyright: 3 };

const openCase = statement(
  { case_id: 'bigint?' },
  sql`select open_case('removals', 'removal', ${$.userId}, ${$.type}, ${$.id}, ${$.severity}, ${$.now}) as case_id`,
);

/** Of several requests about a thing the first end counts. */
const setDue = statement(
  {},
  sql`update staff_cases set due_at = least(due_at, ${$.dueAt}) where case_id = ${$.caseId}`,
);

const insertRequest = statement(
  { request_id: 'bigint' },
  sql`insert into removal_requests (case_id, kind, content, contact, language, client_id, created_at)
    values (${$.caseId}, ${$.kind}, ${$.content}, ${$.contact}, ${$.language}, ${$.clientId}, ${$.now})
    on conflict (client_id) where client_id is not null do nothing returning request_id`,
);

const findByClientId = statement(
  { request_id: 'bigint', kind: as<RemovalKind>('text'), created_at: 'timestamptz' },
  sql`select request_id, kind, created_at from removal_requests where client_id = ${$.clientId}`,
);

/** Puts a request for removal before staff, once per client id. Refuses with `notFound` where the address shows nothing. */
export async function createRemoval(
  context: Context,
  { url, kind, content, signature, email, client_id }: ParsedInput<'createRemoval'>,
  _viewer: unknown,
  { language }: Pick<RequestContext, 'language'>,
): Promise<CallOutput<'createRemoval'>> {
  const { db, clock, publicUrl } = context;
  const now = clock.now();
  const clientId = client_id ?? null;
  const thing = (await findThing(db, publicUrl(), url)) ?? refuse('notFound');
  const contact = await sealContact(context, { signature, email });
  const dueAt = dueTime(kind, now);
  return transact(context, async (tx) => {
    const existing = await findSame(tx, clientId);
    if (existing) return existing;
    const opened = await openCase.one(tx, { ...thing, severity: severities[kind], now });
    const caseId = opened.case_id ?? refuse('notFound');
    await setDue.run(tx, { caseId, dueAt });
    const request = { caseId, kind, content, contact, language, clientId, now };
    const inserted = await insertRequest.first(tx, request);
    if (!inserted) return (await findSame(tx, clientId)) ?? refuse('notFound');
    await enqueueRemovalMail(tx, { requestId: inserted.request_id, outcome: 'received' });
    return answer(inserted.request_id, dueAt);
  });
}

async function findSame(tx: Tx, clientId: string | null) {
  const same = clientId === null ? undefined : await findByClientId.first(tx, { clientId });
  return same && answer(same.request_id, dueTime(same.kind, same.created_at));
}

const dueTime = (kind: RemovalKind, from: Date) => new Date(from.getTime() + removalHours[kind] * 3_600_000);
const answer = (requestId: string, dueAt: Date) => ({ request_id: requestId, due_time: dueAt.toISOString() });
