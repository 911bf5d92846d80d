import { type CaseDecision, caseSubject, type DecisionReason } from '@kindred/contract/moderation/limits';
import type { RemovalKind } from '@kindred/contract/removals/limits';
import type { Context } from '../../context.ts';
import { publishDomainEvent } from '../../domain-event.ts';
import type { Tx } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { revokeAccess, transact } from '../../platform/db/transact.ts';
import { releaseFiles } from '../media/withheld/withhold-files.ts';
import type { CaseKindRule, Effect, OpenCase, Verdict } from '../moderation/cases/case-kind.ts';
import { announceDecision } from '../moderation/sanctions/announce-standing.ts';
import { imposeSanction, isSanction, liftSanctions } from '../moderation/sanctions/sanctions.ts';
import { approvePost, rejectPost } from '../posts/reportable-post.ts';
import { openContact } from './contact.ts';
import { listMediaOf, withholdCopies } from './copies.ts';
import { endRequests, listRequests } from './removal.sql.ts';
import { enqueueRemovalMail, type RemovalOutcome } from './removal-mail.ts';

const $ = inputs({ postId: 'bigint', userId: 'bigint' });

const findWords = statement({ content: 'text' }, sql`select content from posts where post_id = ${$.postId}`);

const reasons: Record<RemovalKind, DecisionReason & StaffReason> = {
  intimate_image: 'non_consent',
  copyright: 'copyright',
  illegal: 'illegal',
};
type StaffReason = 'non_consent' | 'copyright' | 'illegal';

const ofPost: readonly CaseDecision[] = ['dismiss', 'remove', 'strike', 'ban'];
const ofPage: readonly CaseDecision[] = ['dismiss', 'warn', 'strike', 'mute', 'ban'];
const isPost = ({ subject_type }: Pick<OpenCase, 'subject_type'>) => subject_type === caseSubject.post;

/** A post goes, with every identical copy where it is an intimate image; its owner's appeal is the counter-notice. */
export const removalCase: CaseKindRule = {
  kind: 'removal',
  decisions: (_context, type) => (type === caseSubject.post ? ofPost : ofPage),
  read: async (context, { caseId, subjectId }) => {
    const words = await findWords.first(context.db, { postId: subjectId });
    const requests = await listRequests.all(context.db, { caseId });
    const reports = [];
    for (const { kind, content, contact, created_at: createdAt } of requests) {
      const { signature, email } = (await openContact(context, contact)) ?? {};
      const detail = [content, [signature, email].filter(Boolean).join(', ')].filter(Boolean).join('\n');
      reports.push({ reason: reasons[kind], detail, created_time: createdAt.toISOString() });
    }
    return { content: words?.content ?? '', lines: [], language: null, reports };
  },
  decide: async (context, tx, removal, verdict) => {
    const { case_id: caseId, user_id: userId } = removal;
    const { decision: kind, days, now } = verdict;
    const requests = await listRequests.all(tx, { caseId });
    if (isSanction(kind)) await imposeSanction(tx, { userId, caseId, kind, days, now });
    const goes = kind !== 'dismiss' && kind !== 'warn';
    await endWith(tx, caseId, goes ? 'removed' : 'refused', now);
    const isHidden = requests.some(({ hidden_at: hiddenAt }) => hiddenAt !== null);
    if (!goes && isHidden && removal.subject_id) await approvePost(tx, { id: removal.subject_id });
    if (!goes || !isPost(removal)) return { before: 'open', after: kind };
    const isIntimate = requests.some((request) => request.kind === 'intimate_image');
    return removePost(context, tx, removal, verdict, isIntimate);
  },
  restore: async (_context, tx, removal, now) => {
    const { case_id: caseId, user_id: userId, subject_id: id } = removal;
    await liftSanctions(tx, { userId, caseId, now });
    await endWith(tx, caseId, 'restored', now);
    if (!id || !isPost(removal)) return;
    await releaseFiles(tx, { mediaIds: await listMediaOf(tx, id), caseId });
    await approvePost(tx, { id });
    revokeAccess(tx, [userId]);
  },
  notify: async (context, decided) => {
    await announceDecision(context, decided);
    const { case_id: caseId, user_id: userId, decision } = decided;
    if (decision === 'dismiss') return;
    const now = context.clock.now();
    await transact(context, (tx) =>
      publishDomainEvent(context, tx, { userId, topic: 'staff_decided', cause: `case ${caseId}`, now }),
    );
  },
};

async function removePost(
  context: Pick<Context, 'hooks' | 'clock'>,
  tx: Tx,
  { case_id: caseId, subject_id: id }: OpenCase,
  verdict: Verdict,
  isIntimate: boolean,
): Promise<Effect> {
  if (id === null) throw new Error('a request for removal is about something');
  const effect = await rejectPost(tx, { id, reason: verdict.reason });
  if (isIntimate) await withholdCopies(context, tx, { postId: id, caseId }, verdict);
  return effect;
}

async function endWith(tx: Tx, caseId: string, state: Exclude<RemovalOutcome, 'received'>, now: Date) {
  for (const { request_id: requestId } of await endRequests.all(tx, { caseId, state, now }))
    await enqueueRemovalMail(tx, { requestId, outcome: state });
}
