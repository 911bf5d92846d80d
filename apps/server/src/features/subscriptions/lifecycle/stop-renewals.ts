import type { HeldPerson } from '../../../feature.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { input, type Sql, sql, statement } from '../../../platform/db/sql.ts';
import { cancelAtProvider } from './close-subscription.ts';

const userIdInput = input('userId', 'bigint');
const otherUserIdInput = input('otherUserId', 'bigint');
const charIdInput = input('charId', 'bigint');

const stop = <Inputs>(which: Sql<Inputs>) =>
  statement(
    { provider_ref: 'text?' },
    sql`update memberships m set state = 'canceled', renews = false, updated_at = ${input('now', 'timestamptz')}
      where m.kind = 'pro' and m.state in ('trialing', 'active', 'past_due') and ${which}
      returning m.provider_ref`,
  );

const ofCharacter = stop(sql`m.char_id = ${charIdInput}`);
const oneOf = stop(sql`m.user_id = ${userIdInput} and m.char_id = ${charIdInput}`);
const ofPerson = stop(sql`m.user_id = ${userIdInput}`);
const between = stop(sql`(m.user_id, m.char_id) in (
  select ${userIdInput}, c.char_id from characters c where c.user_id = ${otherUserIdInput}
  union all select ${otherUserIdInput}, c.char_id from characters c where c.user_id = ${userIdInput})`);

/** Nothing with this character renews any more; what is paid stays to its end. */
export async function stopRenewalsOfCharacter(tx: Tx, charId: string, now: Date): Promise<void> {
  await cancelAll(tx, await ofCharacter.all(tx, { charId, now }));
}

/** Nothing that this person subscribes to renews any more; what is paid stays to its end. */
export async function stopRenewalsOfPerson(tx: Tx, { userId, now }: HeldPerson): Promise<void> {
  await cancelAll(tx, await ofPerson.all(tx, { userId, now }));
}

/** One subscription runs to the end of its period and ends there. */
export async function stopRenewal(
  tx: Tx,
  member: { userId: string; charId: string },
  now: Date,
): Promise<void> {
  await cancelAll(tx, await oneOf.all(tx, { ...member, now }));
}

/** Neither of the two renews anything of the other's. */
export async function stopRenewalsBetween(
  tx: Tx,
  userId: string,
  otherUserId: string,
  now: Date,
): Promise<void> {
  await cancelAll(tx, await between.all(tx, { userId, otherUserId, now }));
}

async function cancelAll(tx: Tx, stopped: { provider_ref: string | null }[]): Promise<void> {
  for (const { provider_ref } of stopped) if (provider_ref !== null) await cancelAtProvider(tx, provider_ref);
}
