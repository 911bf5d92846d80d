import type { Context } from '../../../context.ts';
import { publishDomainEvent } from '../../../domain-event.ts';
import { AppError } from '../../../platform/app-error.ts';
import { as, type ColumnsOf } from '../../../platform/db/column-types.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { CaseKindRule, Effect } from '../cases/case-kind.ts';
import type { HeldKind } from './hold-change.ts';

const $ = inputs({ changeId: 'bigint', state: 'text', userId: 'bigint' });

const changeRow = {
  user_id: 'bigint',
  kind: as<HeldKind>('text'),
  subject_id: 'bigint',
  fields: as<Record<string, unknown>>('jsonb'),
  media_ids: 'bigint[]',
} as const;

/** What a later change has already replaced is left out. */
const findChange = statement(
  changeRow,
  sql`select h.user_id, h.kind, h.subject_id, h.media_ids,
      h.fields - array(select jsonb_object_keys(n.fields) from held_changes n
        where n.kind = h.kind and n.subject_id = h.subject_id and n.change_id > h.change_id and n.state = 'applied') as fields
    from held_changes h where h.change_id = ${$.changeId} and h.state <> 'applied' for update`,
);

const setState = statement(
  {},
  sql`update held_changes set state = ${$.state} where change_id = ${$.changeId}`,
);

export async function applyChange(
  context: Pick<Context, 'hooks' | 'clock'>,
  tx: Tx,
  changeId: string,
): Promise<Effect> {
  const change = await findChange.first(tx, { changeId });
  if (!change) return { before: 'gone', after: 'gone' };
  const isApplied = await write(context, tx, change);
  await setState.run(tx, { changeId, state: isApplied ? 'applied' : 'refused' });
  return { before: 'waiting', after: isApplied ? 'applied' : 'outdated' };
}

/** Returns false where what was changed no longer stands as the change needs it. */
async function write(
  context: Pick<Context, 'hooks' | 'clock'>,
  tx: Tx,
  { user_id: userId, kind, subject_id: subjectId, fields, media_ids: mediaIds }: ColumnsOf<typeof changeRow>,
): Promise<boolean> {
  const rule = context.hooks.heldChanges.find((candidate) => candidate.kind === kind);
  if (!rule) throw new Error(`no feature writes a held change of ${kind}`);
  try {
    await rule.write(context, tx, { userId, subjectId, fields, mediaIds });
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** A change of a name, a page, a card or a published post is written, or refused with a reason. */
export const changeCase: CaseKindRule = {
  kind: 'change_review',
  decisions: () => ['approve', 'reject'],
  decide: async (context, tx, { subject_id: changeId }, { decision }) => {
    if (changeId === null) throw new Error('a review is about a change');
    if (decision === 'approve') return applyChange(context, tx, changeId);
    await setState.run(tx, { changeId, state: 'refused' });
    return { before: 'waiting', after: 'refused' };
  },
  restore: async (context, tx, { subject_id: changeId }) => {
    if (changeId !== null) await applyChange(context, tx, changeId);
  },
  notify: async (context, { case_id: caseId, user_id: userId, decision }) => {
    const now = context.clock.now();
    const topic = decision === 'reject' ? 'staff_decided' : 'change_approved';
    await transact(context, (tx) =>
      publishDomainEvent(context, tx, { userId, topic, cause: `case ${caseId}`, now }),
    );
  },
};

const deleteChanges = statement({}, sql`delete from held_changes where user_id = ${$.userId}`);

export async function deleteChangesOf(tx: Tx, { userId }: { userId: string }): Promise<void> {
  await deleteChanges.run(tx, { userId });
}
