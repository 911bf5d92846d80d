import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import type { RequestContext } from '../../platform/http/route.ts';
import type { Viewer } from '../../viewer.ts';
import { characterIsThere } from '../characters/characters.present.ts';
import { hadTrial, hasPlace, isRunning, wasUsed } from './candidates.sql.ts';
import { presentOffer } from './present-offer.ts';
import { quoteTerms } from './quote.ts';
import { dueToday, type Terms } from './terms.ts';

const $ = inputs({ viewerId: 'bigint', charId: 'bigint', code: 'text' });

const findOwner = statement(
  { user_id: 'bigint' },
  sql`select c.user_id from characters c where c.char_id = ${$.charId} and ${characterIsThere}`,
);

const findCode = statement(
  { promotion_id: 'bigint', is_used: 'boolean!', is_open: 'boolean!' },
  sql`select p.promotion_id, ${wasUsed} or p.trial_days is not null and ${hadTrial} as is_used,
      ${isRunning} and ${hasPlace} as is_open
    from promotions p join characters c using (char_id)
    left join memberships m on m.user_id = ${$.viewerId} and m.char_id = c.char_id
    where p.char_id = ${$.charId} and p.code = ${$.code}`,
);

type CodeState = CallOutput<'listSubscriptionOptions'>['code'];

/** Lists every way to subscribe, with all prices and dates. Refuses with `notFound` and `ownCharacter`. */
export async function listSubscriptionOptions(
  context: Context,
  { char_id: charId, code, tier_level: tierLevel }: ParsedInput<'listSubscriptionOptions'>,
  { userId }: Viewer,
  { timezone }: Pick<RequestContext, 'timezone'>,
): Promise<CallOutput<'listSubscriptionOptions'>> {
  const { db, clock } = context;
  const owner = await findOwner.first(db, { viewerId: userId, charId });
  if (!owner) refuse('notFound');
  if (owner.user_id === userId) refuse('ownCharacter');
  const now = clock.now();
  const terms = await quoteTerms(context, db, { userId, charId, code, tierLevel });
  const list = terms.map((option) => ({
    ...presentOffer(option, { now, timezone }),
    plan: option.plan,
    due_usd_cents: dueToday(option),
    percent_off: option.percentOff,
  }));
  const promotion = code ? await findCode.first(db, { viewerId: userId, charId, code, now }) : undefined;
  return { list, code: code ? stateOf(promotion, terms[0]) : 'none' };
}

function stateOf(
  promotion: { promotion_id: string; is_used: boolean; is_open: boolean } | undefined,
  best: Terms | undefined,
): CodeState {
  if (!promotion) return 'over';
  if (best?.promotion?.promotion_id === promotion.promotion_id) return 'counts';
  if (promotion.is_used) return 'used';
  return promotion.is_open ? 'not_best' : 'over';
}
