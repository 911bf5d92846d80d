import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import type { PromotionAudience } from '@kindred/contract/offers/limits';
import { parseGroupId } from '@kindred/contract/subscriptions/tiers';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { transact } from '../../platform/db/transact.ts';
import type { Viewer } from '../../viewer.ts';
import { holdChange, isHeldForStaff } from '../moderation/held/hold-change.ts';
import type { HeldChangeRule } from '../moderation/moderation.hooks.ts';
import { reviewText } from '../moderation/review-text.ts';
import { promotionUrl } from './promotion-url.ts';

const $ = inputs({
  charId: 'bigint',
  clientId: 'text',
  name: 'text',
  audience: 'text',
  code: 'text?',
  percentOff: 'integer?',
  firstUsdCents: 'integer?',
  trialDays: 'integer?',
  months: 'integer',
  claimLimit: 'integer?',
  endsAt: 'timestamptz?',
  now: 'timestamptz',
  promotionId: 'bigint',
  userIds: 'bigint[]',
});

const findPage = statement(
  { group_id: 'text?', char_unique_id: 'text' },
  sql`select group_id, char_unique_id from characters where char_id = ${$.charId} and deleted_at is null`,
);

const insertPromotion = statement(
  { promotion_id: 'bigint' },
  sql`insert into promotions (char_id, client_id, name, audience, code, percent_off, first_usd_cents, trial_days, months,
      claim_limit, ends_at, created_at)
    values (${$.charId}, ${$.clientId}, ${$.name}, ${$.audience},
      ${$.code}, ${$.percentOff}, ${$.firstUsdCents},
      ${$.trialDays}, ${$.months}, ${$.claimLimit},
      ${$.endsAt}, ${$.now})
    on conflict (char_id, client_id) do nothing returning promotion_id`,
);

const findPromotion = statement(
  { promotion_id: 'bigint', code: 'text?' },
  sql`select promotion_id, code from promotions where char_id = ${$.charId} and client_id = ${$.clientId}`,
);

// Unknown and deleted people are omitted.
const insertFans = statement(
  {},
  sql`insert into promotion_fans (promotion_id, user_id)
    select ${$.promotionId}, u.user_id from users u
    where u.user_id = any(${$.userIds}) and u.deleted_at is null order by u.user_id`,
);

const updateStopped = statement(
  {},
  sql`update promotions set stopped_at = coalesce(stopped_at, ${$.now})
    where promotion_id = ${$.promotionId} and char_id = ${$.charId}`,
);

/** Creates a promotion or a link, once per client id. Refuses with `notForSale`, `textRefused` and `invalidInput`. */
export async function createPromotion(
  context: Context,
  promotion: ParsedInput<'createPromotion'>,
  viewer: Viewer,
): Promise<CallOutput<'createPromotion'>> {
  const { db, clock, random, payments } = context;
  const charId = viewer.charId ?? refuse('creatorsOnly');
  const { client_id: clientId, name, audience, months } = promotion;
  const now = clock.now();
  const endsAt = promotion.end_time === undefined ? null : new Date(promotion.end_time);
  const page = (await findPage.first(db, { charId })) ?? refuse('notFound');
  const tier = page.group_id === null ? undefined : parseGroupId(page.group_id);
  if (!tier) refuse('notForSale');
  assertOnePrice(promotion, tier.monthUsdCents);
  if (months > payments.maxIntroCharges) refuse('invalidInput', { field: 'months' });
  if (endsAt && endsAt <= now) refuse('invalidInput', { field: 'end_time' });
  if (audience === 'chosen' && promotion.user_ids.length === 0) refuse('invalidInput', { field: 'user_ids' });
  if (reviewText(name, 'name').outcome === 'refuse') refuse('textRefused', { field: 'name' });
  return transact(context, async (tx) => {
    const isHeld = isHeldForStaff(context) && name !== '';
    const inserted = await insertPromotion.first(tx, {
      charId,
      clientId,
      name: isHeld ? '' : name,
      audience,
      code: audience === 'link' ? random.token(9) : null,
      percentOff: promotion.percent_off ?? null,
      firstUsdCents: promotion.first_usd_cents ?? null,
      trialDays: promotion.trial_days ?? null,
      months,
      claimLimit: promotion.claim_limit ?? null,
      endsAt,
      now,
    });
    if (inserted && isHeld) {
      const change = { userId: viewer.userId, kind: 'promotion', subjectId: inserted.promotion_id } as const;
      await holdChange(context, tx, { ...change, fields: { name }, words: [name] });
    }
    if (inserted && audience === 'chosen') {
      await insertFans.run(tx, { promotionId: inserted.promotion_id, userIds: promotion.user_ids });
    }
    const { promotion_id, code } = await findPromotion.one(tx, { charId, clientId });
    return { promotion_id, url: code && promotionUrl(context.publicUrl(), page.char_unique_id, code) };
  });
}

/** Stops a promotion for new subscribers. An open checkout keeps its terms. Refuses with `notFound`. */
export async function stopPromotion(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { promotion_id: promotionId }: ParsedInput<'stopPromotion'>,
  viewer: Viewer,
): Promise<Record<string, never>> {
  const charId = viewer.charId ?? refuse('creatorsOnly');
  if ((await updateStopped.run(db, { promotionId, charId, now: clock.now() })) === 0) refuse('notFound');
  return {};
}

type PromotionPrice = Pick<
  ParsedInput<'createPromotion'>,
  'percent_off' | 'first_usd_cents' | 'trial_days' | 'months'
> & { audience: PromotionAudience };

/**
 * Refuses with `invalidInput` unless exactly one kind of price is set. Free days are allowed only for links, which
 * can be counted and stopped; free days for everybody belong to the page itself.
 */
function assertOnePrice(promotion: PromotionPrice, monthUsdCents: number): void {
  const { percent_off, first_usd_cents, trial_days, months, audience } = promotion;
  const prices = [percent_off, first_usd_cents, trial_days].filter((price) => price !== undefined);
  if (prices.length !== 1) refuse('invalidInput', { field: 'percent_off' });
  if (percent_off === undefined && months > 1) refuse('invalidInput', { field: 'months' });
  if (trial_days !== undefined && audience !== 'link') refuse('invalidInput', { field: 'audience' });
  if (first_usd_cents !== undefined && first_usd_cents >= monthUsdCents) {
    refuse('invalidInput', { field: 'first_usd_cents' });
  }
}

const setName = statement(
  {},
  sql`update promotions set name = ${$.name} where promotion_id = ${$.promotionId}`,
);

/** The name of a promotion that staff approve. */
export const heldPromotion: HeldChangeRule = {
  kind: 'promotion',
  write: async (_context, tx, { subjectId: promotionId, fields: { name } }) => {
    if (typeof name === 'string') await setName.run(tx, { promotionId, name });
  },
};
