import type { Context } from '../../../context.ts';
import { publishDomainEvent } from '../../../domain-event.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { CaseKindRule } from '../../moderation/cases/case-kind.ts';
import { userChanged } from '../../../platform/realtime/live-bus.ts';

/** Tells a person what staff has decided about their age, once a case; from then on their sessions are what it says. */
export const tellAgeDecision: NonNullable<CaseKindRule['notify']> = async (context: Context, decided) => {
  const { user_id: userId, case_id: caseId, decision } = decided;
  const isClear = decision === 'clear';
  context.live.publishControl(userChanged, userId);
  await transact(context, (tx) =>
    publishDomainEvent(context, tx, {
      userId,
      topic: isClear ? 'age_cleared' : 'age_kept',
      cause: `case ${caseId}`,
      now: context.clock.now(),
    }),
  );
  if (isClear) context.live.publish([userId], { type: 'age.changed', is_age_held: 0 });
};
