import { followingPage } from '../../apps/server/src/features/feed/list-following-feed.ts';

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

/** The statement behind a page of Following, and what pgbench writes in place of its inputs. */
export const followingScript = {
  text: followingPage.text,
  values: followingPage.inputNames.map((name) => written[name] ?? 'null'),
};
