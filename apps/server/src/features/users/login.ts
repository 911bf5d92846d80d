import { nicknameMaxLength } from '@kindred/contract/account/limits';
import type { ParsedInput } from '@kindred/contract/all/calls';
import type { LoginAnswer } from '@kindred/contract/users/calls';
import { termsVersion } from '@kindred/contract/users/calls';
import { cleanName, visible } from '@kindred/contract/wire/person-name';
import type { Context } from '../../context.ts';
import type { ProviderName, VerifiedIdentity } from '../../outside/sign-in/sign-in.ts';
import { refuse } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/db/db.ts';
import { transact } from '../../platform/db/transact.ts';
import type { RequestContext } from '../../platform/http/route.ts';
import { hashToken } from './authenticate.ts';
import { deviceName } from './device-name.ts';
import { makeImToken } from './im-token.ts';
import { requireSecondFactor } from './totp/second-factor.ts';
import { countSessionsSince, insertSession } from './sessions.sql.ts';
import {
  findUserByIdentity,
  insertConsents,
  insertUsedToken,
  insertUser,
  lockIdentity,
  updateLanguage,
  updateReferral,
  upsertIdentity,
} from './users.sql.ts';

/** Per account, from all devices and addresses. */
const maxLoginsPerMinute = 60;

type LoginInput = Omit<ParsedInput<'loginWithGoogle'>, 'google_id'>;
type LoginRequest = Pick<RequestContext, 'userAgent' | 'timezone' | 'language'>;

export function loginWithGoogle(
  context: Context,
  { google_id: idToken, ...input }: ParsedInput<'loginWithGoogle'>,
  _viewer: undefined,
  request: LoginRequest,
): Promise<LoginAnswer> {
  return login(context, { provider: 'google', idToken }, input, request);
}

export function loginWithApple(
  context: Context,
  { apple_id: idToken, ...input }: ParsedInput<'loginWithApple'>,
  _viewer: undefined,
  request: LoginRequest,
): Promise<LoginAnswer> {
  return login(context, { provider: 'apple', idToken }, input, request);
}

/**
 * Signs a person in with an ID token. Token and nonce are accepted once. The first login creates the account and
 * needs both consents; without them it refuses with `consentMissing`, and the token stays unused. So it does without
 * the code of an authenticator app that is set up. Also refuses with `tokenInvalid`, `tokenUsed` and
 * `tooManyRequests`. The provider's picture is copied later.
 */
async function login(
  context: Context,
  { provider, idToken }: { provider: ProviderName; idToken: string },
  input: LoginInput,
  request: LoginRequest,
): Promise<LoginAnswer> {
  const identity = await context.signIn.verify(provider, idToken, input.nonce);
  if (!identity) return refuse('tokenInvalid');
  const known = await findUserByIdentity(context.db, identity);
  if (known) await requireSecondFactor(context, { userId: known }, input.code);
  const now = context.clock.now();
  const token = context.random.token(32);

  const session = await transact(context, async (tx) => {
    if (!(await insertUsedToken(tx, identity, input.nonce))) refuse('tokenUsed');
    await lockIdentity(tx, identity);
    const existingUserId = await findUserByIdentity(tx, identity);
    const userId =
      existingUserId ??
      (await createAccount(context, tx, identity, input, { provider, timezone: request.timezone, now }));
    const lastMinute = new Date(now.getTime() - 60_000);
    if ((await countSessionsSince(tx, userId, lastMinute)) >= maxLoginsPerMinute) refuse('tooManyRequests');
    await updateLanguage(tx, userId, request.language);
    if (input.referral) await updateReferral(tx, userId, input.referral, now);
    const sessionId = await insertSession(
      tx,
      {
        userId,
        tokenHash: hashToken(token),
        deviceId: input.device_id,
        device: deviceName(request.userAgent),
      },
      now,
    );
    return { userId, sessionId, isNew: existingUserId === undefined };
  });

  return {
    token,
    im_token: makeImToken(context, session).imToken,
    is_new_user: session.isNew,
    user_id: session.userId,
  };
}

async function createAccount(
  context: Context,
  tx: Tx,
  identity: VerifiedIdentity,
  input: LoginInput,
  { provider, timezone, now }: { provider: ProviderName; timezone: string; now: Date },
): Promise<string> {
  if (!input.age_confirmed || !input.terms_accepted) refuse('consentMissing');
  const { email, emailVerified } = identity;
  const userId = await insertUser(
    tx,
    { nickname: firstNickname(input, identity), email, emailVerified, timezone },
    now,
  );
  await upsertIdentity(tx, identity, userId, now);
  await insertConsents(tx, userId, termsVersion, now);
  const picture = identity.picture || input.avatar;
  for (const onCreated of context.hooks.userCreated)
    await onCreated(tx, { userId, provider, picture }, context);
  return userId;
}

function firstNickname(input: LoginInput, identity: VerifiedIdentity): string {
  const nickname = [input.nickname, identity.name]
    .map((name) => cutText(cleanName(name)))
    .find((name) => visible.test(name));
  return nickname ?? 'New fan';
}

/** Cuts a text at the nickname limit of the settings, counted in the same units, without splitting an emoji. */
function cutText(text: string): string {
  let result = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (result.length + segment.length > nicknameMaxLength) break;
    result += segment;
  }
  return result.trim();
}
