import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import { recoveryCodeCount } from '@kindred/contract/users/totp-limits';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../platform/app-error.ts';
import { transact } from '../../../platform/db/transact.ts';
import { getDataKey } from '../../../platform/sealing/data-key.ts';
import { seal } from '../../../platform/sealing/seal.ts';
import type { Viewer } from '../../../viewer.ts';
import { markSteppedUp, requireStepUp } from '../step-up.ts';
import {
  acceptCode,
  acceptConfirmedCode,
  makeRecoveryCode,
  recoveryDigest,
  secretOwner,
  totpOf,
} from './second-factor.ts';
import { confirmSecret, deleteTotpOf, findSecret, replaceRecoveryCodes, upsertSecret } from './totp.sql.ts';

const secretBytes = 20;

export async function getTotp(
  { db }: Context,
  _input: unknown,
  { userId }: Viewer,
): Promise<CallOutput<'getTotp'>> {
  const stored = await findSecret.first(db, { userId });
  const confirmedAt = stored?.confirmed_at;
  return {
    is_on: confirmedAt ? 1 : 0,
    confirmed_time: confirmedAt?.toISOString() ?? null,
    recovery_codes_left: stored?.codes_left ?? 0,
  };
}

/** Returns a new secret; it replaces one that was never confirmed. Refuses with `totpOn`. */
export async function beginTotp(
  context: Context,
  _input: unknown,
  viewer: Viewer,
): Promise<CallOutput<'beginTotp'>> {
  const { db, clock, random } = context;
  const { userId } = viewer;
  await requireStepUp(context, viewer);
  const secret = random.bytes(secretBytes);
  const sealedSecret = seal(await getDataKey(context), secretOwner(viewer), secret.toString('base64'));
  if ((await upsertSecret.run(db, { userId, sealedSecret, now: clock.now() })) === 0) refuse('totpOn');
  const { email, nickname } = await db
    .selectFrom('users')
    .select(['email', 'nickname'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const totp = totpOf(secret, email || nickname);
  return { secret: totp.secret.base32, otpauth_url: totp.toString() };
}

/** Switches the codes on. Returns the recovery codes, which are stored as digests alone. Refuses with `totpOn`. */
export async function confirmTotp(
  context: Context,
  { code }: ParsedInput<'confirmTotp'>,
  viewer: Viewer,
): Promise<CallOutput<'confirmTotp'>> {
  const { userId } = viewer;
  await requireStepUp(context, viewer);
  if ((await findSecret.first(context.db, { userId }))?.confirmed_at) refuse('totpOn');
  await acceptCode(context, viewer, code);
  return makeRecoveryCodes(context, viewer);
}

export async function removeTotp(
  context: Context,
  { code }: ParsedInput<'removeTotp'>,
  viewer: Viewer,
): Promise<CallOutput<'removeTotp'>> {
  await acceptConfirmedCode(context, viewer, code);
  await transact(context, (tx) => deleteTotpOf(tx, viewer.userId));
  return {};
}

export async function renewRecoveryCodes(
  context: Context,
  { code }: ParsedInput<'renewRecoveryCodes'>,
  viewer: Viewer,
): Promise<CallOutput<'renewRecoveryCodes'>> {
  await acceptConfirmedCode(context, viewer, code);
  return makeRecoveryCodes(context, viewer);
}

export async function stepUpWithCode(
  context: Context,
  { code }: ParsedInput<'stepUpWithCode'>,
  viewer: Viewer,
): Promise<CallOutput<'stepUpWithCode'>> {
  await acceptConfirmedCode(context, viewer, code);
  const until = await transact(context, (tx) => markSteppedUp(tx, viewer, context.clock.now()));
  return { stepped_up_until: until.toISOString() };
}

async function makeRecoveryCodes(
  context: Context,
  { userId }: Viewer,
): Promise<{ recovery_codes: string[] }> {
  const codes = Array.from({ length: recoveryCodeCount }, () => makeRecoveryCode(context));
  const key = await getDataKey(context);
  await transact(context, async (tx) => {
    await confirmSecret.run(tx, { userId, now: context.clock.now() });
    await replaceRecoveryCodes(
      tx,
      userId,
      codes.map((code) => recoveryDigest(key, { userId }, code).toString('hex')),
    );
  });
  return { recovery_codes: codes };
}
