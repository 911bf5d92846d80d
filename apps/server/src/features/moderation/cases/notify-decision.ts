import type { Context } from '../../../context.ts';
import type { OpenCase, Verdict } from './case-kind.ts';

/** Staff may decide in a process of their own; notifying is a job of the server. */
export const caseDecidedTask = 'moderation.notify-decision';

type Decided = OpenCase & Omit<Verdict, 'now' | 'days' | 'by'>;

export async function notifyDecision(context: Context, payload: unknown): Promise<void> {
  const decided = payload as Decided;
  const rule = context.hooks.caseKinds.find(({ kind }) => kind === decided.kind);
  await rule?.notify?.(context, decided);
}
