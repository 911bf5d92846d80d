/** A feature's name in the three spellings that code needs: `auto-messages`, `autoMessages`, `auto_messages`. */
export type FeatureName = { kebab: string; camel: string; pascal: string; snake: string };

export function spell(kebab: string): FeatureName {
  const camel = kebab.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const pascal = camel.charAt(0).toUpperCase() + camel.slice(1);
  return { kebab, camel, pascal, snake: kebab.replaceAll('-', '_') };
}

/** A first slice through the three rooms: one list, stored, served, tested and ready to be shown. By path. */
export function featureFiles(name: FeatureName, migrationNumber: string): Map<string, string> {
  const { kebab, snake } = name;
  const server = `apps/server/src/features/${kebab}/${kebab}`;
  return new Map([
    [`packages/contract/src/${kebab}/calls.ts`, contract(name)],
    [`apps/server/migrations/${migrationNumber}_${snake}.sql`, migration(name)],
    [`${server}.feature.ts`, feature(name)],
    [`${server}.routes.ts`, routes(name)],
    [`${server}.sql.ts`, sql(name)],
    [`${server}.present.ts`, present(name)],
    [`${server}.test.ts`, test(name)],
    [`apps/web/src/features/${kebab}/${kebab}.queries.ts`, queries(name)],
  ]);
}

const contract = ({ kebab, camel, pascal }: FeatureName) => `import { z } from 'zod';
import { defineCall } from './call.ts';
import { id, instant, pageInput, pageOf } from './wire.ts';

export const ${camel}PageSize = 20;

export const ${camel}Item = z.object({ id, text: z.string(), created_at: instant });
export type ${pascal}Item = z.infer<typeof ${camel}Item>;

export const list${pascal}Call = defineCall({
  name: 'list${pascal}',
  summary: 'Own ${kebab}, newest first.',
  method: 'GET',
  path: '/v3/api/${kebab}/list',
  auth: 'user',
  input: pageInput(${camel}PageSize),
  output: pageOf(${camel}Item),
  refusals: [],
  rule: 'Anyone signed in sees their own and nobody else\\'s.',
  limit: { max: 600, per: 'user', seconds: 60 },
  maxBytes: 1024,
  idempotency: 'read',
});
`;

const migration = ({ snake }: FeatureName) => `create table ${snake} (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  text text not null,
  created_at timestamptz not null
);
create index ${snake}_newest on ${snake} (user_id, id desc);
`;

const feature = ({ kebab, camel }: FeatureName) => `import type { Feature } from '../../feature.ts';
import { ${camel}Routes } from './${kebab}.routes.ts';

export const ${camel}Feature: Feature = {
  routes: ${camel}Routes,
};
`;

const routes = ({
  kebab,
  camel,
  pascal,
}: FeatureName) => `import { list${pascal}Call } from '@kindred/contract/${kebab}/calls';
import { type Route, route } from '../../platform/http/route.ts';
import { present${pascal}Page } from './${kebab}.present.ts';
import { count${pascal}, list${pascal} } from './${kebab}.sql.ts';

export const ${camel}Routes: Route[] = [
  route(list${pascal}Call, async ({ db }, input, viewer) => {
    const [rows, count] = await Promise.all([
      list${pascal}(db, viewer.userId, input),
      count${pascal}(db, viewer.userId),
    ]);
    return present${pascal}Page(rows, input, count);
  }),
];
`;

const sql = ({ pascal, snake }: FeatureName) => `import type { Selectable } from 'kysely';
import type { Db } from '../../platform/db/db.ts';
import { decodeCursor } from '../../platform/db/keyset.ts';
import type { ${pascal}Row as Row } from '../../platform/db/schema.gen.ts';

export type ${pascal}Row = Selectable<Row>;
export type PageWanted = { page: number; size: number; cursor?: string | undefined };

/** One row more than the page holds, so that the caller sees whether there is a next one. */
export function list${pascal}(db: Db, userId: string, { page, size, cursor }: PageWanted): Promise<${pascal}Row[]> {
  const newest = db.selectFrom('${snake}').selectAll().where('user_id', '=', userId).orderBy('id', 'desc');
  const wanted = newest.limit(size + 1);
  if (cursor === undefined) return wanted.offset((page - 1) * size).execute();
  const [last = 0] = decodeCursor(cursor, 1);
  return wanted.where('id', '<', String(last)).execute();
}

export async function count${pascal}(db: Db, userId: string): Promise<number> {
  const counted = db.selectFrom('${snake}').where('user_id', '=', userId);
  const { total } = await counted.select((eb) => eb.fn.countAll().as('total')).executeTakeFirstOrThrow();
  return Number(total);
}
`;

const present = ({
  kebab,
  pascal,
}: FeatureName) => `import type { ${pascal}Item } from '@kindred/contract/${kebab}/calls';
import type { Page } from '@kindred/contract/wire/pages';
import { encodeCursor } from '../../platform/db/keyset.ts';
import type { PageWanted, ${pascal}Row } from './${kebab}.sql.ts';

export function present${pascal}Page(rows: ${pascal}Row[], wanted: PageWanted, count: number): Page<${pascal}Item> {
  const shown = rows.slice(0, wanted.size);
  const last = shown.at(-1);
  return {
    list: shown.map(present${pascal}Item),
    page: wanted.page,
    total_page: Math.ceil(count / wanted.size),
    count,
    next: last !== undefined && rows.length > wanted.size ? encodeCursor([last.id]) : null,
  };
}

function present${pascal}Item({ id, text, created_at }: ${pascal}Row): ${pascal}Item {
  return { id, text, created_at: created_at.toISOString() };
}
`;

const test = ({
  kebab,
  pascal,
  snake,
}: FeatureName) => `import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUser } from '../../test/factories.ts';
import { startTestApp, type TestApp } from '../../test/start-test-app.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

test('a person pages through their own ${kebab}, newest first, and sees nobody else\\'s', async () => {
  const [me, other] = [await createUser(server.context), await createUser(server.context)];
  for (const text of ['first', 'second', 'third']) await insert(me.userId, text);
  await insert(other.userId, 'not mine');

  const page = await server.call('list${pascal}', { size: 2 }, { token: me.token });
  expect(page.data.list.map(({ text }) => text)).toEqual(['third', 'second']);
  const cursor = page.data.next ?? undefined;
  const rest = await server.call('list${pascal}', { size: 2, cursor }, { token: me.token });
  expect(rest.data.list.map(({ text }) => text)).toEqual(['first']);
  expect(rest.data.next).toBeNull();
});

async function insert(userId: string, text: string): Promise<void> {
  const { db, clock } = server.context;
  await db.insertInto('${snake}').values({ user_id: userId, text, created_at: clock.now() }).execute();
}
`;

const queries = ({
  camel,
  pascal,
}: FeatureName) => `import { callPages } from '../../lib/call/call-queries.ts';

export const ${camel}Pages = callPages('list${pascal}', {});
`;
