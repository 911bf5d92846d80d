import { type Db, query, type Tx } from '../../platform/db/db.ts';

/** The diamonds that a newcomer is given. */
export const welcomeGiftOffer = 'welcome_gift';

/** The free days with one character. */
export function trialOffer(charId: string): string {
  return `trial ${charId}`;
}

const insertText = `
  insert into used_offers (digest, offer, used_at)
  select sign_in_digest(i.issuer, i.subject), o.offer, $3
  from sign_in_identities i cross join unnest($2::text[]) o (offer) where i.user_id = $1
  on conflict do nothing`;

/** Keeps what a person who deletes their account has had, while their sign-in is still known. */
export async function insertUsedOffers(tx: Tx, userId: string, offers: string[], now: Date): Promise<void> {
  await query(tx, insertText, [userId, offers, now]);
}

/** Whether an earlier account of the same sign-in, deleted since, had the offer. */
export async function hasUsedOffer(db: Db | Tx, userId: string, offer: string): Promise<boolean> {
  const [row] = await query<{ used: boolean }>(db, 'select has_used_offer($1, $2) as used', [userId, offer]);
  return row?.used === true;
}
