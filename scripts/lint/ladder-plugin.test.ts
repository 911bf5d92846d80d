import { beforeAll, expect, test } from 'vitest';
import { findTableBreach } from './find-table-breach.ts';
import { type CodeFile, lintFiles } from './lint-files.ts';

const forbidden: CodeFile[] = [
  ['apps/server/src/platform/db/a.ts', "import '../../features/posts/posts.sql.ts';"],
  ['apps/server/src/platform/b.ts', "import '../outside/ai/companion-ai.ts';"],
  ['apps/server/src/platform/c.ts', "import '../app.ts';"],
  ['apps/server/src/platform/e.ts', "import type { Context } from '../context.ts';"],
  ['apps/server/src/platform/http/f.ts', "import type { Feature } from '../../feature.ts';"],
  ['apps/server/src/platform/http/g.ts', "import type { Config } from '../../config.ts';"],
  ['apps/server/src/platform/http/h.ts', "import { route } from '../../route.ts';"],
  ['apps/server/src/platform/http/i.ts', "import type { Viewer } from '../../viewer.ts';"],
  ['apps/server/src/platform/http/j.test.ts', "import type { Context } from '../../context.ts';"],
  ['apps/server/src/outside/ai/a.ts', "import type { Gift } from '../../features/gifts/gift.ts';"],
  ['apps/server/src/features/wallet/up.ts', "import '../gifts/send-gift.ts';"],
  ['apps/server/src/features/posts/beside.ts', "export { sendMessage } from '../chat/send-message.ts';"],
  ['apps/server/src/features/gifts/deep/late.ts', "await import('../../companion/reply.ts');"],
  ['apps/server/src/features/gifts/app.ts', "import '../../app.ts';"],
  ['apps/server/src/features/elsewhere/a.ts', "import '../users/users.sql.ts';"],
  ['apps/server/src/features/gifts/web.ts', "import '../../../../web/src/lib/call.ts';"],
  ['apps/server/src/features/gifts/name.ts', "import '@kindred/web/src/lib/call.ts';"],
  ['apps/server/src/features/gifts/path.ts', "import '../../../../../packages/contract/src/gifts/calls.ts';"],
  ['apps/server/src/features/gifts/demo.ts', "import '../../../demo/demo-identities.ts';"],
  ['apps/server/src/platform/d.ts', "import '../../embedded-postgres/start-embedded-postgres.ts';"],
  ['apps/server/src/invariants/a.ts', "import '../../embedded-postgres/start-embedded-postgres.ts';"],
  ['apps/server/demo/postgres.ts', "import '../embedded-postgres/start-embedded-postgres.ts';"],
  ['apps/server/embedded-postgres/a.ts', "import '../src/platform/db/migrate.ts';"],
  ['apps/web/src/lib/a.ts', "import '../ui/button.tsx';"],
  ['apps/web/src/ui/a.tsx', "import '../features/posts/post-card.tsx';"],
  ['apps/web/src/features/posts/a.tsx', "import '../../pages/home/home-page.tsx';"],
  ['apps/web/src/features/wallet/a.tsx', "import '../posts/post-card.tsx';"],
  ['apps/web/src/features/posts/b.tsx', "import '../chat/chat-list.tsx';"],
  ['apps/web/src/features/inbox/a.tsx', "import '../conversation/pane/conversation-pane.tsx';"],
  ['apps/web/src/features/inbox/b.ts', "import '../outbox/outbox.ts';"],
  ['apps/web/src/features/outbox/a.ts', "import '../conversation/thread/thread.ts';"],
  ['apps/web/src/pages/home/a.tsx', "import '../../app/router.ts';"],
  ['apps/web/src/lib/b.ts', "import '../../../server/src/config.ts';"],
  ['packages/contract/src/wire/a.ts', "import '../posts/calls.ts';"],
  ['packages/contract/src/wallet/a.ts', "import '../posts/limits.ts';"],
  ['packages/contract/src/posts/a.ts', "import '../all/calls.ts';"],
  ['packages/contract/src/a.ts', "import 'react';"],
  ['packages/contract/src/b.ts', "import 'node:fs';"],
  ['packages/contract/src/c.ts', "import '../../../apps/server/src/config.ts';"],
];

const foreignTables: CodeFile[] = [
  ['apps/server/src/features/feed/a.sql.ts', "export const a = 'select from blocked_pairs';"],
  [
    'apps/server/src/features/privacy/a.ts',
    'export const a = `select * from posts p join blocks b using (user_id)`;',
  ],
  ['apps/server/src/features/privacy/b.ts', "db.insertInto('blocks').values({}).execute();"],
  ['apps/server/src/features/privacy/c.test.ts', "pool.query('delete from blocks');"],
  [
    'apps/server/src/invariants/tables.ts',
    'export const a = sql`select from ${x} where exists (select from blocks)`;',
  ],
  ['apps/server/src/features/gifts/t.sql.ts', "export const a = 'select from comments';"],
  ['apps/server/src/features/gifts/u.ts', "db.selectFrom('notifications').execute();"],
];

const ownTables: CodeFile[] = [
  ['apps/server/src/features/blocks/a.ts', "export const a = 'select from blocked_pairs, blocks';"],
  ['apps/server/src/features/privacy/d.test.ts', "test('whoever blocks somebody meets nobody', () => {});"],
  ['apps/web/src/features/privacy/a.ts', "export const a = 'blocks';"],
  ['apps/server/src/features/posts/t.sql.ts', "export const a = 'select from comments, characters';"],
];

const rawQueries: CodeFile[] = [
  ['apps/server/src/features/gifts/q.ts', "await db.executeQuery(CompiledQuery.raw('select 1'));"],
  ['apps/server/src/features/gifts/k.ts', "import { sql } from 'kysely';"],
  ['apps/server/src/outside/payments/p.ts', "await context.pool.query('select 1');"],
  ['apps/server/src/platform/jobs/p.ts', "await pool.query('select 1');"],
  ['apps/server/src/invariants/p.ts', "await pool.query('select 1');"],
  ['apps/server/demo/q.ts', "await pool.query('select 1');"],
  [
    'apps/server/src/features/gifts/two.ts',
    "export const a = statement({}, sql`select 1`);\nawait db.selectFrom('gifts').execute();",
  ],
  ['apps/server/src/features/gifts/gifts.feature.ts', 'export const a = sql`select 1`;'],
  ['apps/server/src/features/gifts/gifts.routes.ts', "await db.selectFrom('gifts').execute();"],
];

const checkedQueries: CodeFile[] = [
  ['apps/server/src/features/gifts/s.ts', 'export const a = statement({}, sql`select 1`);'],
  ['apps/server/src/features/gifts/b.ts', "await db.selectFrom('gifts').execute();"],
  ['apps/server/src/features/gifts/q.test.ts', "await pool.query('select 1');"],
  ['apps/server/src/test/q.ts', "import { CompiledQuery } from 'kysely';"],
  ['apps/server/src/platform/db/q.ts', "await client.query('select 1');"],
];

const unboundCalls: CodeFile[] = [
  [
    'apps/server/src/features/gifts/a.routes.ts',
    'export const a = route(giftCall, (context) => give(context));',
  ],
  ['apps/server/src/features/gifts/b.routes.ts', 'export const a = route(giftCall, giver(1));'],
];

const boundCalls: CodeFile[] = [
  ['apps/server/src/features/gifts/c.routes.ts', 'export const a = route(giftCall, sendGift);'],
  ['apps/server/src/platform/http/route-map.ts', 'export const a = route(giftCall, () => 1);'],
];

const allowed: CodeFile[] = [
  ['apps/server/src/features/gifts/send-gift.ts', "import '../wallet/wallet.sql.ts';"],
  ['apps/server/src/features/gifts/lower.ts', "import '../chat/insert-message.ts';"],
  ['apps/server/src/features/gifts/own.ts', "import './deep/part.ts';"],
  ['apps/server/src/features/gifts/port.ts', "import '../../outside/payments/payments.ts';"],
  ['apps/server/src/features/gifts/record.ts', "import type { Context } from '../../context.ts';"],
  ['apps/server/src/features/gifts/bound.ts', "import { route } from '../../route.ts';"],
  [
    'apps/server/src/platform/http/http-server.ts',
    "import type { PlatformContext } from '../platform-context.ts';",
  ],
  ['apps/server/src/outside/sign-in/sign.ts', "import type { Context } from '../../context.ts';"],
  ['apps/server/src/features/gifts/wire.ts', "import '@kindred/contract/gifts/calls';"],
  ['apps/server/src/features/gifts/gifts.test.ts', "import '../../test/app/start-test-app.ts';"],
  ['apps/server/src/outside/ai/real.ts', "import '../../platform/clock.ts';"],
  ['apps/server/src/app.ts', "import './features/feed/feed.feature.ts'; import '../demo/demo.feature.ts';"],
  ['apps/server/src/start-server.ts', "import '../embedded-postgres/start-embedded-postgres.ts';"],
  [
    'apps/server/src/test/app/global-setup.ts',
    "import '../../embedded-postgres/start-embedded-postgres.ts';",
  ],
  ['apps/server/embedded-postgres/a.test.ts', "import './start-embedded-postgres.ts';"],
  [
    'apps/server/demo/seed.ts',
    "import '../src/features/posts/insert-post.ts'; import './world/make-card.ts';",
  ],
  ['apps/server/demo/demo.test.ts', "import '../src/test/app/start-test-app.ts';"],
  [
    'apps/web/src/features/gifts/gift-dialog.tsx',
    "import '../wallet/wallet.queries.ts'; import '../../ui/dialog.tsx';",
  ],
  ['apps/web/src/pages/home/home-page.tsx', "import '../../features/feed/feed-list.tsx';"],
  ['apps/web/src/app/router.ts', "import '../pages/home/home-page.tsx';"],
  ['packages/contract/src/gifts/calls.ts', "import 'zod'; import '../wire/call.ts';"],
  ['packages/contract/src/gifts.test.ts', "import 'vitest';"],
];

let reported: string[];
let foreign: string[];
let raw: string[];
let unbound: string[];

beforeAll(async () => {
  const tables = [...foreignTables, ...ownTables];
  const queries = [...rawQueries, ...checkedQueries];
  const files = [...forbidden, ...allowed, ...tables, ...queries, ...unboundCalls, ...boundCalls];
  const rules = ['ladder(walls)', 'ladder(tables)', 'ladder(statements)', 'ladder(use-cases)'];
  [reported = [], foreign = [], raw = [], unbound = []] = await lintFiles(files, ...rules);
});

test.each(forbidden)('%s may not say %s', (file) => {
  expect(reported).toContain(file);
});

test.each(allowed)('%s may say %s', (file) => {
  expect(reported).not.toContain(file);
});

test.each(foreignTables)('%s may not name a table of another feature: %s', (file) => {
  expect(foreign).toContain(file);
});

test.each(ownTables)('%s names no table of another feature: %s', (file) => {
  expect(foreign).not.toContain(file);
});

test.each(rawQueries)('%s may not run SQL that nobody checks, or keep it there: %s', (file) => {
  expect(raw).toContain(file);
});

test.each(checkedQueries)('%s may say %s', (file) => {
  expect(raw).not.toContain(file);
});

test.each(unboundCalls)('%s may not bind a call to what has no name: %s', (file) => {
  expect(unbound).toContain(file);
});

test.each(boundCalls)('%s may say %s', (file) => {
  expect(unbound).not.toContain(file);
});

test('a .sql file may not name a table of another feature', () => {
  const sql = 'select from blocked_pairs b join blocks k on true';
  expect(findTableBreach('apps/server/src/features/posts/a.fn.sql', sql)).toContain('features/blocks');
  expect(findTableBreach('apps/server/src/features/blocks/a.fn.sql', sql)).toBeUndefined();
});

test('a table of the same rung or a higher one is not named, unless ladder.js says why', () => {
  const gifts = 'apps/server/src/features/gifts/a.sql.ts';
  expect(findTableBreach(gifts, 'select from comments')).toContain('not on a lower rung');
  expect(findTableBreach(gifts, 'select from notifications')).toContain('not on a lower rung');
  expect(findTableBreach(gifts, 'select from posts join gifts using (char_id)')).toBeUndefined();
  expect(findTableBreach('apps/server/src/features/posts/a.sql.ts', 'select from comments')).toBeUndefined();
  expect(findTableBreach('apps/server/src/features/gifts/a.test.ts', 'select from comments')).toBeUndefined();
});
