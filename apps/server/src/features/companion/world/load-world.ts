import type { Context } from '../../../context.ts';
import type { World, WorldOffer, WorldPost } from '../../../outside/ai/world.ts';
import type { Price } from '../../moderation/outgoing/prices.ts';
import { quoteTerms } from '../../offers/quote.ts';
import { dueToday, type Terms } from '../../offers/terms.ts';
import { tiersOf } from '../../offers/tiers/page-tiers.sql.ts';
import { findPage, listNewestPosts } from './world.sql.ts';

const maxPosts = 8;

type Fan = { userId: string; charId: string; now: Date };

/** Reads what the companion may know of its creator's page for this fan. While nothing is sold to them, what is locked is left out. */
export async function loadWorld(
  context: Pick<Context, 'db' | 'clock' | 'payments'>,
  { userId, charId, now }: Fan,
): Promise<World> {
  const inputs = { viewerId: userId, charId, now };
  const page = await findPage.one(context.db, inputs);
  const rows = await listNewestPosts.all(context.db, { ...inputs, viewerIsReviewer: false, limit: maxPosts });
  const posts = rows.map(
    (row): WorldPost => ({
      publishedAt: row.published_at,
      text: row.content.trim(),
      photos: row.photos,
      videos: row.videos,
      isLocked: row.is_locked,
      diamonds: row.is_locked && row.price > 0 ? row.price : undefined,
    }),
  );
  const times = { now, fanZone: page.fan_zone, creatorZone: page.creator_zone };
  if (page.is_sales_quiet) return { posts: posts.filter(({ isLocked }) => !isLocked), offers: [], times };
  return { posts, offers: await listOffers(context, { userId, charId }, page), times };
}

type Page = NonNullable<Awaited<ReturnType<typeof findPage.first>>>;

/** All that the fan could subscribe to; of somebody who has subscribed, the higher tiers. */
async function listOffers(
  context: Pick<Context, 'db' | 'clock' | 'payments'>,
  fan: { userId: string; charId: string },
  { group_id: groupId, pro_sales_open: isOpen, joined: isJoined, tier_level: level, tiers: rows }: Page,
): Promise<WorldOffer[]> {
  const [first, ...further] = tiersOf(groupId, rows);
  if (!first || !isOpen) return [];
  const own = isJoined ? (level ?? 0) : -1;
  const ownTerms = own < 0 ? await quoteTerms(context, context.db, fan) : [];
  return [
    ...ownTerms.map((terms) => offerOf(terms, first.name)),
    ...further.filter((tier) => tier.level > own).map((tier) => monthOf(tier.name, tier.month_usd_cents)),
  ];
}

function offerOf(terms: Terms, tier: string): WorldOffer {
  const { plan, monthUsdCents, trialDays, intro } = terms;
  return {
    tier,
    plan,
    monthUsdCents,
    todayUsdCents: dueToday(terms),
    trialDays,
    introMonths: intro?.months ?? 1,
    introCharges: intro?.charges ?? 0,
  };
}

function monthOf(tier: string, monthUsdCents: number): WorldOffer {
  const plain = { trialDays: 0, introMonths: 1, introCharges: 0 };
  return { tier, plan: 'month', monthUsdCents, todayUsdCents: monthUsdCents, ...plain };
}

/** The amounts of a world that an answer may name. */
export function pricesOf({ posts, offers }: World): Price[] {
  const diamonds = posts.flatMap(({ diamonds: amount }) => amount ?? []);
  const cents = offers.flatMap(({ monthUsdCents, todayUsdCents }) => [monthUsdCents, todayUsdCents]);
  return [
    ...[...new Set(diamonds)].map((amount): Price => ({ amount, unit: 'diamonds' })),
    ...[...new Set(cents)]
      .filter((amount) => amount > 0)
      .map((amount): Price => ({ amount: amount / 100, unit: 'dollars' })),
  ];
}
