import { createHmac } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../platform/app-error.ts';
import { getDataKey } from '../../../platform/sealing/data-key.ts';
import { unseal } from '../../../platform/sealing/seal.ts';
import { acceptStep, countAttempt, findSecret, useRecoveryCode, wrongAfter } from './totp.sql.ts';

type Holder = { userId: string };
type SecondFactorContext = Pick<Context, 'db' | 'clock' | 'config'>;

const stepSeconds = 30;
const recoveryAlphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** What an authenticator app and the server agree on (RFC 6238: SHA-1, six digits, 30 seconds). */
export function totpOf(secret: Buffer, label: string): TOTP {
  return new TOTP({
    issuer: 'Kindred',
    label,
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
  });
}

/** Binds a sealed secret to its owner. */
export const secretOwner = ({ userId }: Holder): string => `totp ${userId}`;

/**
 * Accepts a code where the person has an authenticator app set up; passes without one. Refuses with `codeNeeded`,
 * `codeRefused` and, after ten wrong codes within a quarter of an hour, `tooManyRequests`.
 */
export async function requireSecondFactor(
  context: SecondFactorContext,
  holder: Holder,
  code: string | undefined,
): Promise<void> {
  const stored = await findSecret.first(context.db, holder);
  if (!stored?.confirmed_at) return;
  if (code === undefined) return refuse('codeNeeded');
  await acceptCode(context, holder, code);
}

/** Like `requireSecondFactor`, for what only a person with an authenticator app can ask. Refuses with `notFound` too. */
export async function acceptConfirmedCode(
  context: SecondFactorContext,
  holder: Holder,
  code: string,
): Promise<void> {
  const stored = await findSecret.first(context.db, holder);
  if (!stored?.confirmed_at) return refuse('notFound');
  await acceptCode(context, holder, code);
}

/** Accepts six digits of the stored secret, confirmed or not, or a recovery code; each once. Refuses with `codeRefused`. */
export async function acceptCode(context: SecondFactorContext, holder: Holder, code: string): Promise<void> {
  const { db, clock } = context;
  const now = clock.now();
  const stored = (await findSecret.first(db, holder)) ?? refuse('codeRefused');
  if ((await countAttempt.run(db, { ...holder, now, wrongAfter: wrongAfter(now) })) === 0)
    refuse('tooManyRequests');
  const key = await getDataKey(context);
  const digits = code.replaceAll(/\s/g, '');
  if (/^\d{6}$/.test(digits)) {
    const secret = Buffer.from(unseal(key, secretOwner(holder), stored.sealed_secret), 'base64');
    const step = findStep(secret, digits, now);
    if (step === undefined || (await acceptStep.run(db, { ...holder, step: String(step) })) === 0)
      refuse('codeRefused');
    return;
  }
  const digest = recoveryDigest(key, holder, code);
  if ((await useRecoveryCode.run(db, { ...holder, digest, now })) === 0) refuse('codeRefused');
}

/** Returns the time step whose code this is, now or one step away (RFC 6238 §5.2). */
function findStep(secret: Buffer, digits: string, now: Date): number | undefined {
  const delta = totpOf(secret, '').validate({ token: digits, timestamp: now.getTime(), window: 1 });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / stepSeconds) + delta;
}

/** Returns a recovery code of 50 random bits, such as `q3x7m-0kd9z` (Crockford's base 32). */
export function makeRecoveryCode({ random }: Pick<Context, 'random'>): string {
  const letters = [...random.bytes(10)].map((byte) => recoveryAlphabet[byte % recoveryAlphabet.length]);
  return `${letters.slice(0, 5).join('')}-${letters.slice(5).join('')}`;
}

/** The key is not in the database, so a copy of the database allows no guessing. */
export function recoveryDigest(key: Buffer, holder: Holder, code: string): Buffer {
  const letters = code
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1');
  return createHmac('sha256', key).update(`recovery ${holder.userId} ${letters}`).digest();
}
