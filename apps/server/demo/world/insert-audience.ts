import type { AudienceSource } from '@kindred/contract/audience/limits';
import type { Tx } from '../../src/platform/db/db.ts';
import { inputs, sql, statement } from '../../src/platform/db/sql.ts';
import type { SettledCreator } from './insert-creator.ts';
import { createRandom } from './seeded-random.ts';

const $ = inputs({
  charId: 'bigint',
  userIds: 'bigint[]',
  kinds: 'text[]',
  slots: 'bigint[]',
  sources: 'text[]',
  countries: 'text[]',
  times: 'text[]',
});

type Event = {
  userId: string;
  kind: string;
  slot: string;
  source: AudienceSource;
  country: string;
  at: number;
};

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const spanDays = 60;
const countries = ['DE', 'GB', 'US', 'US', 'FR', 'JP', 'ES', 'IE', 'CN', ''];
const sources: AudienceSource[] = [
  'home',
  'home',
  'home',
  'home',
  'discover',
  'discover',
  'direct',
  'link',
  'other',
];
/** People look after getting up, at noon and most of all in the evening. */
const hours = [6, 7, 7, 8, 12, 12, 13, 17, 18, 19, 19, 20, 20, 20, 21, 21, 22];

const insertEvents = statement(
  {},
  sql`insert into audience_events (user_id, kind, char_id, slot, source, country, hour)
    select e.user_id, e.kind, ${$.charId}, e.slot, e.source, e.country, date_trunc('hour', e.at::timestamptz, u.timezone)
    from characters c join users u using (user_id)
      cross join unnest(${$.userIds}, ${$.kinds}, ${$.slots}, ${$.sources}, ${$.countries}, ${$.times})
        e (user_id, kind, slot, source, country, at)
    where c.char_id = ${$.charId} on conflict do nothing`,
);

/** Who saw a creator's posts and page in the last two months, and who of them joined. */
export async function insertAudience(
  tx: Tx,
  creator: SettledCreator,
  { crowd, members, now }: { crowd: readonly string[]; members: readonly string[]; now: Date },
): Promise<void> {
  const random = createRandom(`demo audience ${creator.handle}`);
  const posts = creator.posts.filter(({ state }) => state === 1);
  const joined = new Set(members);
  const events: Event[] = [];
  for (const userId of crowd) {
    if (!joined.has(userId) && random.next() < 0.5) continue;
    const person = { userId, source: random.pick(sources), country: random.pick(countries) };
    const first = now.getTime() - random.int(0, spanDays) * dayMs;
    const timeAfter = (start: number) => {
      const day = Math.floor((start + random.int(0, 6) * dayMs) / dayMs) * dayMs;
      return Math.max(start, day + random.pick(hours) * hourMs);
    };
    const isPast = (at: number) => at <= now.getTime();
    const views = posts
      .filter(() => random.next() < 0.35)
      .map(({ postId, publishedAt }) => ({ postId, at: timeAfter(Math.max(first, publishedAt.getTime())) }))
      .filter((view) => isPast(view.at));
    if (views.length === 0) continue;
    const at = Math.min(...views.map((view) => view.at));
    events.push({ ...person, kind: 'reach', slot: '0', at });
    for (const view of views) events.push({ ...person, kind: 'view', slot: view.postId, at: view.at });
    if (joined.has(userId)) events.push({ ...person, kind: 'join', slot: '0', at });
    const visit = timeAfter(at);
    if (isPast(visit) && (joined.has(userId) || random.next() < 0.4))
      events.push({ ...person, kind: 'visit', slot: String(Math.floor(visit / hourMs) * 3600), at: visit });
  }
  await insertEvents.run(tx, {
    charId: creator.charId,
    userIds: events.map(({ userId }) => userId),
    kinds: events.map(({ kind }) => kind),
    slots: events.map(({ slot }) => slot),
    sources: events.map(({ source }) => source),
    countries: events.map(({ country }) => country),
    times: events.map(({ at }) => new Date(at).toISOString()),
  });
}
