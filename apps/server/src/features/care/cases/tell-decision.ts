import type { Context } from '../../../context.ts';
import { publishDomainEvent } from '../../../domain-event.ts';
import { transact } from '../../../platform/db/transact.ts';
import { userChanged } from '../../users/authenticate.ts';

/** Staff decides in a process of its own; telling the person is a job of the server. */
export const caseDecidedTask = 'care.tell-decision';

/** Tells a person what staff has decided about their age, once a case; from then on their sessions are what it says. */
export async function tellDecision(context: Context, payload: unknown): Promise<void> {
  const {
    user_id: userId,
    case_id: caseId,
    decision,
  } = payload as {
    user_id: string;
    case_id: string;
    decision: 'clear' | 'keep';
  };
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
}
