import type { CharacterCard } from '@kindred/contract/characters/calls';
import type { Subscription } from '@kindred/contract/subscriptions/calls';
import type { Context } from '../../context.ts';
import { as, type ColumnsOf } from '../../platform/db/column-types.ts';
import { input, sql, statement } from '../../platform/db/sql.ts';
import type { Viewer } from '../../viewer.ts';
import {
  characterCardJson,
  characterInputs,
  characterIsThere,
  characterJoins,
} from '../characters/characters.present.ts';

const subscriptionRow = {
  char_id: 'bigint',
  state: as<Subscription['state']>('text'),
  month_usd_cents: 'integer!',
  period_end: 'timestamptz!',
  renews: 'boolean',
  character: as<CharacterCard>('json'),
} as const;
type Row = ColumnsOf<typeof subscriptionRow>;

const listAll = statement(
  subscriptionRow,
  sql`select m.char_id, m.state, m.month_usd_cents, m.period_end, m.renews, ${characterCardJson} as character
    from characters c ${characterJoins}
    where m.user_id = ${input('viewerId', 'bigint')} and m.kind = 'pro' and ${characterIsThere}
    order by m.joined_at desc, m.char_id desc
    limit 500`,
);

/** A person's subscriptions, newest first, running or not. */
export async function listSubscriptions(
  { db, clock }: Context,
  _input: unknown,
  viewer: Viewer,
): Promise<{ list: Subscription[] }> {
  const now = clock.now();
  const rows = await listAll.all(db, characterInputs(viewer, now));
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
