import type pg from 'pg';
import { findCandidates } from '../../apps/server/src/features/feed/find-candidates.ts';
import { followedStatements } from '../../apps/server/src/features/feed/find-followed.ts';
import { postCards } from '../../apps/server/src/features/feed/post-cards.ts';
import type { StatementText } from '../../apps/server/src/platform/db/sql.ts';

const top = '9223372036854775807';

const inputsOf = (viewerId: string, ids: readonly string[]) => ({
  viewerId,
  ids,
  followedIds: [],
  now: new Date(),
  viewerIsCreator: false,
  viewerIsReviewer: false,
  mediaToken: 'token',
  after1: 'infinity',
  after2: top,
  wanted: 11,
  previewScore: top,
  previewId: top,
  otherScore: top,
  otherId: top,
});

type Plan = { 'Shared Hit Blocks': number; 'Shared Read Blocks': number };

/** PostgreSQL buffers that a first page of a feed takes: what picks the posts, and their cards. */
export async function buffersPerPage(
  pool: pg.Pool,
  feed: 'following' | 'for-you',
  viewerId: string,
): Promise<number> {
  const pick = feed === 'following' ? followedStatements.all.gather : findCandidates;
  const { rows } = await run<{ diary_id: string }>(pool, '', pick, inputsOf(viewerId, []));
  const ids = rows.slice(0, 10).map(({ diary_id }) => diary_id);
  let buffers = 0;
  for (const statement of [pick, postCards]) {
    const explained = await run<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      pool,
      'explain (analyze, buffers, format json) ',
      statement,
      inputsOf(viewerId, ids),
    );
    const plan = explained.rows[0]?.['QUERY PLAN'][0].Plan;
    buffers += (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0);
  }
  return buffers;
}

function run<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  prefix: string,
  { text, inputNames }: StatementText,
  inputs: Record<string, unknown>,
) {
  return pool.query<Row>(
    prefix + text,
    inputNames.map((name) => inputs[name]),
  );
}

/** What pgbench writes for each input of a first page of Following. */
const written: Record<string, string> = {
  viewerId: ':viewer',
  now: 'now()',
  viewerIsCreator: 'false',
  viewerIsReviewer: 'false',
  mediaToken: "'token'",
  wanted: '11',
  after1: "'infinity'",
  after2: top,
};

/** The statements behind a page of Following, each with what pgbench writes in place of its inputs. */
export function followingScript(ids: readonly string[]): { text: string; values: string[] }[] {
  return [followedStatements.all.gather, postCards].map(({ text, inputNames }) => ({
    text,
    values: inputNames.map((name) => (name === 'ids' ? `'{${ids.join(',')}}'` : (written[name] ?? 'null'))),
  }));
}
