import type { Db, Tx } from '../../platform/db/db.ts';
import { input, sql, statement } from '../../platform/db/sql.ts';

/** The diamonds that a newcomer is given. */
export const welcomeGiftOffer = 'welcome_gift';

/** The free days with one character. */
export function trialOffer(charId: string): string {
  return `trial ${charId}`;
}

const userId = input('userId', 'bigint');

const insert = statement(
  {},
  sql`insert into used_offers (digest, offer, used_at)
    select sign_in_digest(i.issuer, i.subject), o.offer, ${input('now', 'timestamptz')}
    from sign_in_identities i cross join unnest(${input('offers', 'text[]')}) o (offer) where i.user_id = ${userId}
    on conflict do nothing`,
);

/** Keeps what a person has had, by their sign-in: it outlives their account. */
export async function insertUsedOffers(tx: Tx, userId: string, offers: string[], now: Date): Promise<void> {
  await insert.run(tx, { userId, offers, now });
}

const findUsed = statement(
  { is_used: 'boolean' },
  sql`select has_used_offer(${userId}, ${input('offer', 'text')}) as is_used`,
);

/** Whether the offer was had by the person's sign-in, or by a card of theirs; an account that they deleted since counts. */
export async function hasUsedOffer(db: Db | Tx, userId: string, offer: string): Promise<boolean> {
  return (await findUsed.one(db, { userId, offer })).is_used;
}

const insertForCard = statement(
  {},
  sql`insert into used_offers (digest, offer, used_at)
    values (sign_in_digest('card', ${input('fingerprint', 'text')}), ${input('offer', 'text')}, ${input('now', 'timestamptz')})
    on conflict do nothing`,
);

/** Notes that the offer was had with this card, whoever used it; false when it was had before. */
export async function takeOfferWithCard(
  tx: Tx,
  fingerprint: string,
  offer: string,
  now: Date,
): Promise<boolean> {
  return (await insertForCard.run(tx, { fingerprint, offer, now })) > 0;
}
