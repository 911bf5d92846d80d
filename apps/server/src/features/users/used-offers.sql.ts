import type { Db, Tx } from '../../platform/db/db.ts';
import { input, sql, statement } from '../../platform/db/sql.ts';

/** The diamonds that a newcomer is given. */
export const welcomeGiftOffer = 'welcome_gift';

/** The free days with one character. */
export function trialOffer(charId: string): string {
  return `trial ${charId}`;
}

/** The package of diamonds for newcomers. */
export const firstChargeOffer = 'first_charge';

/** The months in which the inviter of a new creator earns with them. */
export const invitedOffer = 'invited';

/** A promotion, which each person has once. */
export function promotionOffer(promotionId: string): string {
  return `promotion ${promotionId}`;
}

/** What is for those who have never subscribed to a page. */
export function newcomerOffer(charId: string): string {
  return `newcomer ${charId}`;
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

// All of them or none.
const insertForCard = statement(
  {},
  sql`insert into used_offers (digest, offer, used_at)
    select c.digest, o.offer, ${input('now', 'timestamptz')}
    from (select sign_in_digest('card', ${input('fingerprint', 'text')}) as digest) c
    cross join unnest(${input('offers', 'text[]')}) o (offer)
    where not exists (select from used_offers u
      where u.digest = c.digest and u.offer = any(${input('offers', 'text[]')}))
    on conflict do nothing`,
);

/** Notes that the offers were had with this card, whoever used it; false when one of them was had before. */
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
  sql`delete from used_offers where used_at < ${input('now', 'timestamptz')} - make_interval(years => ${years})`,
);

/** Forgets what was had more than three years ago; what a live account has had, its own rows say. */
export async function deleteOldUsedOffers(db: Db, now: Date): Promise<void> {
  await deleteOld.run(db, { now });
}
