import { caseSubject } from '@kindred/contract/moderation/limits';
import type { Context } from '../../../context.ts';
import { publishDomainEvent } from '../../../domain-event.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';

const $ = inputs({
  userId: 'bigint',
  kind: 'text',
  subjectId: 'bigint',
  fields: 'jsonb',
  mediaIds: 'bigint[]',
  words: 'text',
  changeId: 'bigint',
  now: 'timestamptz',
});

export type HeldKind = 'profile' | 'page' | 'card' | 'post' | 'goal' | 'tier' | 'promotion';

export type NewChange = {
  userId: string;
  kind: HeldKind;
  /** The thing that is changed, under an id of its feature. */
  subjectId: string;
  /** What is written once staff approve it; a later change replaces the fields that it has too. */
  fields: object;
  /** The words that staff read. */
  words: string[];
  mediaIds?: string[];
};

const insertChange = statement(
  { change_id: 'bigint' },
  sql`insert into held_changes (user_id, kind, subject_id, fields, media_ids, created_at)
    values (${$.userId}, ${$.kind}, ${$.subjectId}, ${$.fields}, ${$.mediaIds}, ${$.now}) returning change_id`,
);

const insertCase = statement(
  {},
  sql`insert into staff_cases (queue, kind, user_id, source, subject_type, subject_id, severity, content, created_at)
    values ('posts', 'change_review', ${$.userId}, ${$.kind}, ${caseSubject.change}, ${$.changeId}, 2, ${$.words}, ${$.now})`,
);

/** Enough for every text that a call takes. */
const wordsMaxLength = 20_000;

/** Stores a change for staff to approve, and says so to its author. */
export async function holdChange(
  context: Pick<Context, 'hooks' | 'clock'>,
  tx: Tx,
  { mediaIds = [], fields, words, ...change }: NewChange,
): Promise<void> {
  const now = context.clock.now();
  const stored = { ...change, fields: JSON.stringify(fields), mediaIds, now };
  const { change_id: changeId } = await insertChange.one(tx, stored);
  const text = words.filter((word) => word !== '').join('\n\n');
  await insertCase.run(tx, { ...change, changeId, words: text.slice(0, wordsMaxLength), now });
  await publishDomainEvent(context, tx, {
    userId: change.userId,
    topic: 'held_for_review',
    cause: `change ${changeId}`,
    now,
  });
}

/** Whether staff see what people write and show before anybody else does. */
export function isHeldForStaff({ config }: Pick<Context, 'config'>): boolean {
  return config.moderation === 'manual';
}
