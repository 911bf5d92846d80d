import type { ParsedInput } from '@kindred/contract/all/calls';
import type { OwnTiers } from '@kindred/contract/subscriptions/tier-calls';
import { tierPrices } from '@kindred/contract/subscriptions/tiers';
import type { Context } from '../../../context.ts';
import { refuse } from '../../../platform/app-error.ts';
import { as } from '../../../platform/db/column-types.ts';
import type { Db, Tx } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { transact } from '../../../platform/db/transact.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import type { Viewer } from '../../../viewer.ts';
import { holdChange, isHeldForStaff } from '../../moderation/held/hold-change.ts';
import type { HeldChangeRule } from '../../moderation/moderation.hooks.ts';
import { reviewText } from '../../moderation/review-text.ts';
import { type TierRow, tierRowsJson, tiersOf } from '../../offers/tiers/page-tiers.sql.ts';
import { type PriceOffer, priceTasks } from '../lifecycle/accept-price.ts';
import { findPlace, type TierPlace } from './find-place.ts';
import { retireTask } from './retire-members.ts';

const $ = inputs({
  charId: 'bigint',
  level: 'integer',
  now: 'timestamptz',
  name: 'text',
  perks: 'text[]',
  monthUsdCents: 'integer?',
});

const findTiers = statement(
  {
    group_id: 'text?',
    tiers: as<TierRow[]>('json!'),
    members: as<Record<string, number>>('json!'),
    posts: as<Record<string, number>>('json!'),
  },
  sql`select c.group_id, ${tierRowsJson} as tiers,
      (select coalesce(json_object_agg(n.tier_level, n.count), '{}') from (
        select m.tier_level, count(*)::int from memberships m
        where m.char_id = c.char_id and m.kind = 'pro' and m.state <> 'expired' group by m.tier_level) n) as members,
      (select coalesce(json_object_agg(n.tier_level, n.count), '{}') from (
        select p.tier_level, count(*)::int from posts p
        where p.char_id = c.char_id and p.state = 1 and p.deleted_at is null group by p.tier_level) n) as posts
    from characters c where c.char_id = ${$.charId}`,
);

/** Serializes price changes of a page. */
export const lockPage = statement(
  {},
  sql`select from characters where char_id = ${$.charId} for no key update`,
);

const upsertTier = statement(
  {},
  sql`insert into page_tiers (char_id, level, name, perks, month_usd_cents, created_at)
    values (${$.charId}, ${$.level}, ${$.name}, ${$.perks},
      ${$.monthUsdCents}, ${$.now})
    on conflict (char_id, level) do update set name = excluded.name, perks = excluded.perks,
      month_usd_cents = excluded.month_usd_cents`,
);

const listLevels = statement(
  { level: 'integer' },
  sql`select level from page_tiers where char_id = ${$.charId}`,
);

const updateRetired = statement(
  {},
  sql`update page_tiers set retired_at = ${$.now}
    where char_id = ${$.charId} and level = ${$.level} and level > 0 and retired_at is null`,
);

export async function getOwnTiers(
  { db }: Pick<Context, 'db'>,
  _input: unknown,
  { charId }: Viewer,
): Promise<OwnTiers> {
  return (await readOwn(db, charId ?? refuse('creatorsOnly'))).own;
}

/** Members have to agree to a new price. Refuses with `textRefused`, `notForSale`, and as `findPlace` does. */
export function saveTier(
  context: Context,
  changes: ParsedInput<'saveTier'>,
  viewer: Viewer,
): Promise<OwnTiers> {
  const charId = viewer.charId ?? refuse('creatorsOnly');
  const { name, perks } = changes;
  if (reviewText([name, ...perks].join('\n'), 'name').outcome === 'refuse') refuse('textRefused');
  return transact(context, async (tx) => {
    await lockPage.run(tx, { charId });
    const { own, levels } = await readOwn(tx, charId);
    if (own.list.length === 0) refuse('notForSale');
    const place = findPlace({ tiers: own.list, levels, prices: tierPrices, changes });
    if (place.level > 0 && name === '') refuse('invalidInput', { field: 'name' });
    const now = context.clock.now();
    const isHeld = isHeldForStaff(context);
    const shown = isHeld ? shownWords(own, place.level) : { name, perks };
    await upsertTier.run(tx, { charId, ...shown, ...place, now });
    if (isHeld) await holdWords(context, tx, viewer, { level: place.level, name, perks });
    await offerNewPrice(tx, charId, place, now);
    return (await readOwn(tx, charId)).own;
  });
}

type Words = { name: string; perks: string[] };

/** What a tier is called as long as staff have not read its new words. */
function shownWords({ list }: OwnTiers, level: number): Words {
  const existing = list.find((tier) => tier.level === level);
  return { name: existing?.name || (level > 0 ? `Tier ${level}` : ''), perks: existing?.perks ?? [] };
}

async function holdWords(
  context: Context,
  tx: Tx,
  { userId, charId }: Viewer,
  { level, name, perks }: Words & { level: number },
): Promise<void> {
  const change = { userId, kind: 'tier', subjectId: charId ?? '' } as const;
  await holdChange(context, tx, { ...change, fields: { [level]: { name, perks } }, words: [name, ...perks] });
}

const setWords = statement(
  {},
  sql`update page_tiers set name = ${$.name}, perks = ${$.perks} where char_id = ${$.charId} and level = ${$.level}`,
);

/** The words of a tier that staff approve. */
export const heldTier: HeldChangeRule = {
  kind: 'tier',
  write: async (_context, tx, { subjectId: charId, fields }) => {
    for (const [level, words] of Object.entries(fields as Record<string, Words>))
      await setWords.run(tx, { charId, level: Number(level), ...words });
  },
};

async function offerNewPrice(
  tx: Tx,
  charId: string,
  { level, monthUsdCents, isNewPrice }: TierPlace,
  now: Date,
): Promise<void> {
  if (!isNewPrice || monthUsdCents === null) return;
  const offer: PriceOffer = {
    char_id: charId,
    tier_level: level,
    usd_cents: monthUsdCents,
    at: now.toISOString(),
  };
  await enqueue(tx, priceTasks.offer, offer);
}

/** Takes a tier off sale. Members keep it to the end of their period; a job stops their renewals. */
export function retireTier(
  context: Context,
  { level }: ParsedInput<'retireTier'>,
  viewer: Viewer,
): Promise<OwnTiers> {
  const charId = viewer.charId ?? refuse('creatorsOnly');
  return transact(context, async (tx) => {
    await lockPage.run(tx, { charId });
    if ((await updateRetired.run(tx, { charId, level, now: context.clock.now() })) > 0) {
      await enqueue(tx, retireTask, { char_id: charId, tier_level: level });
    }
    return (await readOwn(tx, charId)).own;
  });
}

async function readOwn(db: Db | Tx, charId: string): Promise<{ own: OwnTiers; levels: number[] }> {
  const row = (await findTiers.first(db, { charId })) ?? refuse('notFound');
  const levels = (await listLevels.all(db, { charId })).map(({ level }) => level);
  const list = tiersOf(row.group_id, row.tiers).map((tier) => ({
    ...tier,
    member_num: row.members[tier.level] ?? 0,
    post_num: row.posts[tier.level] ?? 0,
  }));
  return { own: { list, prices: [...tierPrices] }, levels };
}
