import { seriesDims } from '@kindred/contract/audience/limits';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { countAudience } from '../../test/stages/count-audience.ts';
import { createPost } from '../../test/data/create-post.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../test/data/factories.ts';
import { faultRounds, faultSeed } from '../../test/faults/fault-rounds.ts';
import { expectInvariants } from '../../test/sql/expect-invariants.ts';
import { sealHours } from './seal-hours.ts';

const questions = faultRounds({ few: 60, whole: 1000 });
const steps = faultRounds({ few: 120, whole: 600 });

const kindred = useTestApp();
afterAll(async () => {
  await expectInvariants(kindred);
});

type Seen = {
  kind: 'view' | 'visit' | 'reach';
  creator: number;
  key: string;
  source: string;
  country: string;
  at: Date;
};

const zones = ['UTC', 'America/St_Johns', 'Asia/Kathmandu'];
const countries = { 'Europe/Berlin': 'DE', 'Asia/Tokyo': 'JP', UTC: '' } as const;
const sources = ['home', 'discover', 'direct', 'other'] as const;
const step = fc.record({
  fan: fc.nat(7),
  creator: fc.nat(2),
  post: fc.nat(3),
  isVisit: fc.boolean(),
  source: fc.constantFrom(...sources),
  zone: fc.constantFrom(...(Object.keys(countries) as (keyof typeof countries)[])),
  minutes: fc.nat(12 * 60),
  seals: fc.nat(9).map((nat) => nat === 0),
});
const question = fc.record({
  creator: fc.nat(2),
  days: fc.constantFrom(7, 30, 90),
  by: fc.constantFrom('hour' as const, 'day' as const),
  of: fc.constantFrom(undefined, ...seriesDims),
});

let creators: TestCreator[];
let posts: string[][];
/** What was done, noted by the test itself: every first sight and every hour of a visit. */
const log: Seen[] = [];

const clockOf = (at: Date, timeZone: string) => {
  const parts = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(
    at,
  );
  return { day: parts.slice(0, 10), hour: `${parts.slice(0, 10)}T${parts.slice(11, 13)}` };
};

function note(seen: Seen, who: string, known: Set<string>): void {
  const name = `${seen.kind} ${who} ${seen.creator} ${seen.key}`;
  if (known.has(name)) return;
  known.add(name);
  log.push(seen);
}

beforeAll(async () => {
  const { context } = kindred;
  creators = [await createCreator(context), await createCreator(context), await createCreator(context)];
  posts = [];
  for (const [at, creator] of creators.entries()) {
    await context.db
      .updateTable('users')
      .set({ timezone: zones[at] ?? 'UTC' })
      .where('user_id', '=', creator.userId)
      .execute();
    posts.push([]);
    for (let post = 0; post < 4; post++) posts[at]?.push((await createPost(context, creator)).postId);
  }
  const fans: TestUser[] = [];
  for (let at = 0; at < 8; at++) fans.push(await createUser(context));
  const known = new Set<string>();
  for (const { creator, zone, source, ...done } of fc.sample(step, { numRuns: steps, seed: faultSeed })) {
    kindred.clock.advance(done.minutes * 60);
    const at = kindred.clock.now();
    const fan = fans[done.fan] as TestUser;
    const options = { token: fan.token, timezone: zone };
    const base = { creator, source, country: countries[zone], at };
    const charId = creators[creator]?.charId ?? '';
    const postId = posts[creator]?.[done.post] ?? '';
    if (done.isVisit) await kindred.call('visitPage', { char_id: charId, from: source }, options);
    else await kindred.call('markSeen', { diary_ids: [postId], from: source }, options);
    const hour = clockOf(at, zones[creator] ?? '').hour;
    note({ ...base, kind: 'reach', key: '' }, fan.userId, known);
    if (done.isVisit) note({ ...base, kind: 'visit', key: hour }, fan.userId, known);
    else note({ ...base, kind: 'view', key: postId }, fan.userId, known);
    if (done.seals) await sealHours(context);
  }
  await countAudience(context);
});

/** The answer to a question by counting the log. */
function recount({
  creator,
  days,
  by,
  of,
}: {
  creator: number;
  days: number;
  by: 'hour' | 'day';
  of: string | undefined;
}) {
  const zone = zones[creator] ?? '';
  const today = clockOf(kindred.clock.now(), zone).day;
  const daysAgo = (day: string) => (Date.parse(today) - Date.parse(day)) / 86_400_000;
  const counts: Record<string, number> = {};
  for (const seen of log) {
    const local = clockOf(seen.at, zone);
    const ago = daysAgo(local.day);
    if (seen.creator !== creator || ago >= 2 * days || (of === 'post' && seen.kind !== 'view')) continue;
    const group =
      of === 'post' ? seen.key : of === 'source' ? seen.source : of === 'country' ? seen.country : '';
    const name = [group, ago < days ? 'now' : 'before', local[by], seen.kind].join(' ');
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

// A failure prints the seed.
test('random questions are answered as a recount of what was seen answers them', async () => {
  const property = fc.asyncProperty(question, async (input) => {
    const token = creators[input.creator]?.token ?? '';
    const { by, days, of } = input;
    const { data } = await kindred.call('getInsightsSeries', { by, days, ...(of && { of }) }, { token });
    const answer: Record<string, number> = {};
    for (const group of data.list)
      for (const [span, points] of [
        ['now', group.points],
        ['before', group.points_before],
      ] as const)
        for (const point of points)
          for (const [kind, count] of [
            ['view', point.view_num],
            ['visit', point.visit_num],
            ['reach', point.reached_num],
          ] as const)
            if (count > 0) answer[[group.key, span, point.at, kind].join(' ')] = count;
    expect(answer).toEqual(recount(input));
    for (const group of data.list)
      expect(group.now.view_num).toBe(group.points.reduce((sum, point) => sum + point.view_num, 0));
  });
  await fc.assert(property, { numRuns: questions, seed: faultSeed });
});
