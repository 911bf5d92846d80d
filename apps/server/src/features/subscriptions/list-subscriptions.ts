import type { CharacterCard } from '@kindred/contract/characters/calls';
import type { Subscription } from '@kindred/contract/subscriptions/calls';
import type { Context } from '../../context.ts';
import { query } from '../../platform/db/db.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import {
  characterCardJson,
  characterIsThere,
  characterJoins,
  characterParams,
} from '../characters/characters.present.ts';

type Row = {
  char_id: string;
  state: Subscription['state'];
  month_usd_cents: number;
  period_end: Date;
  renews: boolean;
  character: CharacterCard;
};

const listText = `
  select m.char_id, m.state, m.month_usd_cents, m.period_end, m.renews, ${characterCardJson} as character
  from characters c ${characterJoins}
  where m.user_id = $1::bigint and m.kind = 'pro' and ${characterIsThere}
  order by m.joined_at desc, m.char_id desc
  limit 500`;

/** A person's subscriptions, newest first, running or not. */
export async function listSubscriptions(
  { db, clock }: Context,
  viewer: Viewer,
): Promise<{ list: Subscription[] }> {
  const now = clock.now();
  const rows = await query<Row>(db, listText, characterParams(viewer, now));
  return { list: rows.map((row) => presentSubscription(row, now)) };
}

function presentSubscription(row: Row, now: Date): Subscription {
  return { ...row, state: stateAt(row, now), period_end: row.period_end.toISOString() };
}

/** The end of a period counts from the second it comes, even if the provider has not spoken yet. */
function stateAt({ state, period_end }: Row, now: Date): Subscription['state'] {
  if (period_end > now || state === 'expired') return state;
  return state === 'canceled' ? 'expired' : 'past_due';
}
