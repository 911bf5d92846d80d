import { followingPage } from '../../apps/server/src/features/feed/list-following-feed.ts';
import { asPgbenchScript } from './pgbench.ts';

/** What pgbench writes for each input of a first page of Following. */
const written: Record<string, string> = {
  viewerId: ':viewer',
  now: 'now()',
  viewerIsCreator: 'false',
  viewerIsReviewer: 'false',
  mediaToken: "'token'",
  size: '10',
  skip: '0',
  wanted: '11',
  after1: "'infinity'",
  after2: '9223372036854775807',
};

/** The statement behind a first page of Following as a script of pgbench, for any of these people, whose ids are close together. */
export function feedScript(userIds: readonly string[]): string {
  const ids = userIds.map(Number);
  const values = followingPage.inputNames.map((name) => written[name] ?? 'null');
  const viewer = `\\set viewer random(${Math.min(...ids)}, ${Math.max(...ids)})`;
  return asPgbenchScript(followingPage.text, values, viewer);
}
