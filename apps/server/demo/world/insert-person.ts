import { termsVersion } from '@kindred/contract/users/calls';
import { demoAccountIssuer } from '../../src/outside/sign-in/demo-issuer.ts';
import type { ProviderName } from '../../src/outside/sign-in/sign-in.ts';
import type { Tx } from '../../src/platform/db/db.ts';

export type DemoPerson = {
  nickname: string;
  createdAt: Date;
  diamonds: number;
  email?: string;
  /** Left out for the crowd: nobody signs in as them. */
  signIn?: { provider: ProviderName; subject: string };
};

/** A grown-up with an account, both consents and a wallet; gives the user id. */
export async function insertPerson(tx: Tx, person: DemoPerson): Promise<string> {
  const { user_id: userId } = await tx
    .insertInto('users')
    .values({
      nickname: person.nickname,
      email: person.email ?? '',
      email_verified: person.email !== undefined,
      created_at: person.createdAt,
    })
    .returning('user_id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('consents')
    .values(
      (['age', 'terms'] as const).map((kind) => ({
        user_id: userId,
        kind,
        text_version: termsVersion,
        given_at: person.createdAt,
      })),
    )
    .execute();
  if (person.signIn) {
    await tx
      .insertInto('sign_in_identities')
      .values({
        issuer: demoAccountIssuer(person.signIn.provider),
        subject: person.signIn.subject,
        user_id: userId,
        created_at: person.createdAt,
      })
      .execute();
  }
  await insertWallet(tx, userId, person);
  return userId;
}

const accounts = { diamondsIssued: 1, deferredRevenue: 2, promotions: 5 };

/** What the person starts with is given by the house: a grant, in both currencies of the books. */
async function insertWallet(tx: Tx, userId: string, { diamonds, createdAt }: DemoPerson): Promise<void> {
  const { account_id: wallet } = await tx
    .insertInto('ledger_accounts')
    .values({ kind: 'wallet', currency: 'DIA', user_id: userId, balance: diamonds })
    .returning('account_id')
    .executeTakeFirstOrThrow();
  if (diamonds === 0) return;
  const { entry_id } = await tx
    .insertInto('journal_entries')
    .values({ kind: 'grant', user_id: userId, created_at: createdAt })
    .returning('entry_id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('postings')
    .values([
      { entry_id, account_id: wallet, amount: diamonds, balance_after: diamonds },
      { entry_id, account_id: accounts.diamondsIssued, amount: -diamonds },
      { entry_id, account_id: accounts.deferredRevenue, amount: diamonds },
      { entry_id, account_id: accounts.promotions, amount: -diamonds },
    ])
    .execute();
}
