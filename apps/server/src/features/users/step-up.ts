import type { CallInput, CallOutput } from '@kindred/contract/all/calls';
import { stepUpMinutes } from '@kindred/contract/payouts/limits';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { transact } from '../../platform/db/transact.ts';
import type { Viewer } from '../../viewer.ts';
import { requireSecondFactor } from './totp/second-factor.ts';
import { findUserByIdentity, insertUsedToken } from './users.sql.ts';

const $ = inputs({ sessionId: 'bigint', now: 'timestamptz' });

const stepUpMs = stepUpMinutes * 60_000;
const toleranceMs = 60_000;

const updateSteppedUp = statement(
  {},
  sql`update sessions set stepped_up_at = ${$.now} where session_id = ${$.sessionId}`,
);

// A fresh sign-in counts as a step-up.
const findSteppedUp = statement(
  { at: 'timestamptz!' },
  sql`select greatest(created_at, stepped_up_at) as at from sessions where session_id = ${$.sessionId}`,
);

/**
 * Accepts a new sign-in with the person's provider: for `stepUpMinutes` this session may do what a stolen session
 * must not. Refuses with `tokenInvalid` unless the ID token was issued within these minutes for this nonce, with
 * `otherAccount`, with `tokenUsed`, and without the code of an
 * authenticator app that is set up.
 */
export async function stepUp(
  context: Context,
  { provider, id_token, nonce, code }: CallInput<'stepUp'>,
  { userId, sessionId }: Viewer,
): Promise<CallOutput<'stepUp'>> {
  const identity = await context.signIn.verify(provider, id_token, nonce);
  const now = context.clock.now();
  if (!identity || Math.abs(now.getTime() - identity.issuedAt.getTime()) > stepUpMs + toleranceMs)
    return refuse('tokenInvalid');
  await requireSecondFactor(context, { userId }, code);
  await transact(context, async (tx) => {
    if ((await findUserByIdentity(tx, identity)) !== userId) refuse('otherAccount');
    if (!(await insertUsedToken(tx, identity, nonce))) refuse('tokenUsed');
    await markSteppedUp(tx, { sessionId }, now);
  });
  return { stepped_up_until: new Date(now.getTime() + stepUpMs).toISOString() };
}

/** Stores that the person has proven who they are. Returns until when this is valid. */
export async function markSteppedUp(
  tx: Tx,
  { sessionId }: Pick<Viewer, 'sessionId'>,
  now: Date,
): Promise<Date> {
  await updateSteppedUp.run(tx, { sessionId, now });
  return new Date(now.getTime() + stepUpMs);
}

/** Returns until when the session may do what needs a step-up; undefined when it may not. */
export async function findSteppedUpUntil(
  db: Db | Tx,
  { sessionId }: Pick<Viewer, 'sessionId'>,
  now: Date,
): Promise<Date | undefined> {
  const session = await findSteppedUp.first(db, { sessionId });
  const until = new Date((session?.at.getTime() ?? 0) + stepUpMs);
  return until > now ? until : undefined;
}

export async function requireStepUp(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  viewer: Pick<Viewer, 'sessionId'>,
): Promise<void> {
  if (!(await findSteppedUpUntil(db, viewer, clock.now()))) refuse('stepUpNeeded');
}
