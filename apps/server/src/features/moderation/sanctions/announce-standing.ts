import type { CaseDecision } from '@kindred/contract/moderation/limits';
import type { Context } from '../../../context.ts';
import { revokeAccess, transact } from '../../../platform/db/transact.ts';
import { userChanged } from '../../../platform/realtime/live-bus.ts';

/** Has every session and page of a person learn what holds of their account now. */
export function announceStanding({ live }: Pick<Context, 'live'>, userId: string): void {
  live.publishControl(userChanged, userId);
  live.publish([userId], { type: 'standing.changed' });
}

/** Announces a decision about a person; with a ban, renewals, checkouts and answers under way stop. */
export async function announceDecision(
  context: Context,
  { user_id: userId, decision }: { user_id: string; decision: CaseDecision },
): Promise<void> {
  const now = context.clock.now();
  if (decision === 'ban')
    await transact(context, async (tx) => {
      for (const stop of context.hooks.accountHeld) await stop(tx, { userId, now }, context);
      revokeAccess(tx, [userId]);
    });
  announceStanding(context, userId);
}
