import type { Db, Tx } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';

const $ = inputs({
  userId: 'bigint',
  now: 'timestamptz',
  offers: 'text[]',
  offer: 'text',
  fingerprint: 'text',
});

export const welcomeGiftOffer = 'welcome_gift';

export function trialOffer(charId: string): string {
  return `trial ${charId}`;
}

export const firstChargeOffer = 'first_charge';

/** The months in which the inviter earns with a new creator. */
export const invitedOffer = 'invited';

/** A promotion, which each person can use once. */
export function promotionOffer(promotionId: string): string {
  return `promotion ${promotionId}`;
}

/** An offer for people who have never subscribed to the page. */
export function newcomerOffer(charId: string): string {
  return `newcomer ${charId}`;
}

const insert = statement(
  {},
  sql`insert into used_offers (digest, offer, used_at)
    select sign_in_digest(i.issuer, i.subject), o.offer, ${$.now}
    from sign_in_identities i cross join unnest(${$.offers}) o (offer) where i.user_id = ${$.userId}
    on conflict do nothing`,
);

/** Stores used offers by the person's sign-in, so that they outlive the account. */
export async function insertUsedOffers(tx: Tx, userId: string, offers: string[], now: Date): Promise<void> {
  await insert.run(tx, { userId, offers, now });
}

const findUsed = statement(
  { is_used: 'boolean' },
  sql`select has_used_offer(${$.userId}, ${$.offer}) as is_used`,
);

/** Returns whether the person's sign-in or card has used the offer, also under an account that was deleted since. */
export async function hasUsedOffer(db: Db | Tx, userId: string, offer: string): Promise<boolean> {
  return (await findUsed.one(db, { userId, offer })).is_used;
}

// Inserts all offers or none.
const insertForCard = statement(
  {},
  sql`insert into used_offers (digest, offer, used_at)
    select c.digest, o.offer, ${$.now}
    from (select sign_in_digest('card', ${$.fingerprint}) as digest) c
    cross join unnest(${$.offers}) o (offer)
    where not exists (select from used_offers u
      where u.digest = c.digest and u.offer = any(${$.offers}))
    on conflict do nothing`,
);

/** Stores that the offers were used with this card; false, and nothing, when one of them was used before. */
export async function takeOffersWithCard(
  tx: Tx,
  fingerprint: string,
  offers: string[],
  now: Date,
): Promise<boolean> {
  return (await insertForCard.run(tx, { fingerprint, offers, now })) === offers.length;
}

const years = 3;

const deleteOld = statement(
  {},
  sql`delete from used_offers where used_at < ${$.now} - make_interval(years => ${years})`,
);

/** Deletes entries older than three years; the offers of a live account also show in its own rows. */
export async function deleteOldUsedOffers(db: Db, now: Date): Promise<void> {
  await deleteOld.run(db, { now });
}
