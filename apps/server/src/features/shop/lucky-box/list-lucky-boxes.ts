import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import {
  type LuckyBox,
  type LuckyBoxType,
  luckyBoxes,
  luckyDrawsPerDay,
} from '@kindred/contract/shop/limits';
import type { Context } from '../../../context.ts';
import { jsonInstant } from '../../../platform/db/json-instant.ts';
import { keysetList } from '../../../platform/db/keyset-page.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import type { Viewer } from '../../../viewer.ts';
import { commitmentOf } from './draw.ts';
import { countToday, findNextSeed, insertSeed } from './lucky-box.sql.ts';

const $ = inputs({ viewerId: 'bigint' });

type ListedBoxes = NonNullable<CallOutput<'listDiamondPackages'>['lucky_box']>;

export async function listLuckyBoxes(context: Context, userId: string): Promise<ListedBoxes> {
  const { db, clock } = context;
  const now = clock.now();
  const { seed, version } = await commitNext(context, userId);
  const left_today = Math.max(0, luckyDrawsPerDay - (await countToday.one(db, { userId, now })).count);
  return Object.entries(luckyBoxes).map(([boxType, { price, prizes }]: [string, LuckyBox]) => ({
    commodity_id: `lucky_box_${boxType}`,
    box_type: boxType satisfies string as LuckyBoxType,
    price,
    prizes: prizes.map(({ diamonds, chance }) => ({ diamonds, chance })),
    commitment: commitmentOf(seed, { version, boxType, prizes }),
    left_today,
  }));
}

async function commitNext({ db, clock, random }: Context, userId: string) {
  const existing = await findNextSeed.first(db, { userId });
  if (existing) return existing;
  await insertSeed.run(db, { userId, seed: random.bytes(32), now: clock.now() });
  return findNextSeed.one(db, { userId });
}

export const luckyDraws = keysetList({
  rows: sql`lucky_draws`,
  alias: 'd',
  where: sql`d.user_id = ${$.viewerId}`,
  keys: [{ column: 'd.seed_id', type: 'bigint' }],
  json: sql`json_build_object('draw_id', d.seed_id::text, 'price', d.price, 'proof', d.proof,
    'drawn_time', ${jsonInstant(sql`d.drawn_at`)})`,
});

const countDraws = statement(
  { count: 'integer' },
  sql`select count(*)::integer as count from (
    select from lucky_draws d where d.user_id = ${$.viewerId} limit 1000) counted`,
);

export async function listLuckyDraws(
  { db }: Pick<Context, 'db'>,
  page: ParsedInput<'listLuckyDraws'>,
  { userId: viewerId }: Viewer,
) {
  return luckyDraws.answerPage(db, { viewerId }, page, (await countDraws.one(db, { viewerId })).count);
}
