import type { HookInput } from '../../../hooks.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { inputs, type Sql, sql, statement } from '../../../platform/db/sql.ts';
import { cancelAtProvider } from './close-subscription.ts';

const $ = inputs({ userId: 'bigint', otherUserId: 'bigint', charId: 'bigint', now: 'timestamptz' });

const stopWhere = <Inputs>(which: Sql<Inputs>) =>
  statement(
    { provider_ref: 'text?' },
    sql`update memberships m set state = 'canceled', renews = false, updated_at = ${$.now}
      where m.kind = 'pro' and m.state in ('trialing', 'active', 'past_due') and ${which}
      returning m.provider_ref`,
  );

const stopOfCharacter = stopWhere(sql`m.char_id = ${$.charId}`);
const stopOne = stopWhere(sql`m.user_id = ${$.userId} and m.char_id = ${$.charId}`);
const stopOfPerson = stopWhere(sql`m.user_id = ${$.userId}`);
const stopOfCharactersOf = stopWhere(
  sql`m.char_id in (select c.char_id from characters c where c.user_id = ${$.userId})`,
);
const stopBetween = stopWhere(sql`(m.user_id, m.char_id) in (
  select ${$.userId}, c.char_id from characters c where c.user_id = ${$.otherUserId}
  union all select ${$.otherUserId}, c.char_id from characters c where c.user_id = ${$.userId})`);

/** Stops all renewals of a character; paid time stays. */
export async function stopRenewalsOfCharacter(tx: Tx, charId: string, now: Date): Promise<void> {
  await cancelAll(tx, await stopOfCharacter.all(tx, { charId, now }));
}

/** Stops all renewals of a person's subscriptions and of those to them; paid time stays. */
export async function stopRenewalsOfPerson(tx: Tx, { userId, now }: HookInput<'accountHeld'>): Promise<void> {
  await cancelAll(tx, await stopOfPerson.all(tx, { userId, now }));
  await cancelAll(tx, await stopOfCharactersOf.all(tx, { userId, now }));
}

export async function stopRenewal(
  tx: Tx,
  member: { userId: string; charId: string },
  now: Date,
): Promise<void> {
  await cancelAll(tx, await stopOne.all(tx, { ...member, now }));
}

export async function stopRenewalsBetween(
  tx: Tx,
  userId: string,
  otherUserId: string,
  now: Date,
): Promise<void> {
  await cancelAll(tx, await stopBetween.all(tx, { userId, otherUserId, now }));
}

async function cancelAll(tx: Tx, stopped: { provider_ref: string | null }[]): Promise<void> {
  for (const { provider_ref } of stopped) if (provider_ref !== null) await cancelAtProvider(tx, provider_ref);
}
