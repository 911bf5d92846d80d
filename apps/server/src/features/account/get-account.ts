import type { Account } from '@kindred/contract/account/calls';
import type { Context } from '../../context.ts';
import type { Viewer } from '../../viewer.ts';

export async function getAccount(
  { db, signIn }: Pick<Context, 'db' | 'signIn'>,
  _input: unknown,
  { userId }: Viewer,
): Promise<Account> {
  const user = await db
    .selectFrom('users')
    .select(['created_at', 'timezone', 'email_verified'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const identities = await db
    .selectFrom('sign_in_identities')
    .select(['issuer', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('issuer')
    .execute();
  return {
    created_time: user.created_at.toISOString(),
    timezone: user.timezone,
    email_verified: user.email_verified,
    identities: identities.flatMap(({ issuer, created_at }) => {
      const provider = signIn.providerOf(issuer);
      return provider ? [{ provider, linked_time: created_at.toISOString() }] : [];
    }),
  };
}
