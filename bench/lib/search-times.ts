import type pg from 'pg';
import { bulkLoad } from './bulk-load.ts';
import { httpGet, load, percentile } from './load.ts';
import type { Measure } from './measure.ts';
import type { BenchServer, BenchWorld } from './world.ts';

const seconds = Number(process.env.BENCH_SECONDS ?? 4);
/** Words of captions: in every post, in 0.3 % of them, in one, and that one misspelt; and a creator. */
const typed = (posts: number) => ['caption', 'subject7', `number${posts - 3}`, 'ordinery', 'creator'];

/** The box of the search (first hits of each kind) over all captions, one question at a time. */
export async function searchTimes(
  { pool, fans }: BenchWorld,
  server: BenchServer,
  posts: number,
): Promise<Measure[]> {
  // As the triggers would have written them, post by post.
  const half = (parity: number) => (client: pg.PoolClient) =>
    client.query(
      `insert into post_words (post_id, words, shown_words)
       select post_id, search_words(content), search_words(cut_caption(content)) from posts where post_id % 2 = $1 on conflict do nothing`,
      [parity],
    );
  await bulkLoad(pool, ['post_words'], [half(0), half(1)]);
  await pool.query('select learn_terms(words, words) from (select words from post_words limit 20000) sample');
  await pool.query('vacuum analyze post_words');
  await pool.query('vacuum analyze search_terms');
  const each: Measure[] = [];
  for (const q of typed(posts)) {
    let turn = 0;
    const result = await load({
      port: server.port,
      connections: 1,
      seconds,
      // By turns: one person alone would reach the limit of calls a minute.
      nextRequest: () => httpGet(`/v3/api/search?q=${q}`, fans[turn++ % fans.length]?.token as string),
      mustContain: '"code":2000',
    });
    if (result.failures > 0) throw new Error(`${result.failures} searches for ${q} failed`);
    each.push({ name: `search for ${q}, p99, ms`, value: percentile(result.latenciesMs, 0.99) });
  }
  return [
    {
      name: `search over ${posts} posts, p99 of the slowest of these, ms`,
      value: Math.max(...each.map(({ value }) => value)),
      limit: { max: 60 },
    },
    ...each,
  ];
}
