import type { Account } from '@kindred/contract/account/calls';
import type { Context } from '../../context.ts';
import { query, queryOne } from '../../platform/db/db.ts';

const findUser = 'select created_at, timezone, email_verified from users where user_id = $1';
const listIdentities = `
  select issuer, created_at from sign_in_identities where user_id = $1 order by created_at, issuer`;

/** What a person can see of their account that nobody else can. */
export async function getAccount(
  { db, signIn }: Pick<Context, 'db' | 'signIn'>,
  userId: string,
): Promise<Account> {
  const user = await queryOne<{ created_at: Date; timezone: string; email_verified: boolean }>(db, findUser, [
    userId,
  ]);
  const identities = await query<{ issuer: string; created_at: Date }>(db, listIdentities, [userId]);
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
