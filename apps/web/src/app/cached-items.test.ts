import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CallName, calls } from '@kindred/contract/all/calls';
import { expect, test } from 'vitest';
import { cachedCards } from '../features/characters/cached-cards.ts';
import '../features/characters/characters.queries.ts';
import '../features/discover/discover.queries.ts';
import '../features/feed/feed.queries.ts';
import '../features/library/library.queries.ts';
import { cachedPosts } from '../features/posts/data/post-registry.ts';
import '../features/posts/posts.queries.ts';
import '../features/spending/spending.queries.ts';
import '../features/subscriptions/subscriptions.queries.ts';

const features = join(import.meta.dirname, '../features');
const queries = globSync('**/*.queries.ts', { cwd: features }).map((file) =>
  readFileSync(join(features, file), 'utf8'),
);
const cached = queries.flatMap((text) =>
  [...text.matchAll(/call(?:Query|Pages)\('(\w+)'/g)].map(([, name]) => name),
);

/** Calls whose answers are cached and hold an object with all of these fields. */
function holding(...fields: string[]): CallName[] {
  const holders = calls.filter(({ name, output }) => cached.includes(name) && holds(output, fields));
  return holders.map(({ name }) => name as CallName).toSorted();
}

type Schema = { def: object };
type Parts = { shape?: Record<string, Schema>; element?: Schema; innerType?: Schema; options?: Schema[] };

function holds(schema: Schema, fields: string[]): boolean {
  const { shape = {}, element, innerType, options = [] } = schema.def as Parts;
  if (fields.every((field) => field in shape)) return true;
  const parts = [...Object.values(shape), ...options, element, innerType];
  return parts.some((part) => part !== undefined && holds(part, fields));
}

test('every cached answer that holds posts follows what changes in them', () => {
  const holders = holding('diary_id', 'access', 'character');
  expect(holders).toContain('listHomeFeed');
  expect(cachedPosts.names().toSorted()).toEqual(holders);
});

test('every cached answer that shows characters follows what changes in them', () => {
  const holders = holding('char_id', 'character_sub');
  expect(holders).toContain('getCharacterInfo');
  expect([...new Set(cachedCards.names())].toSorted()).toEqual(holders);
});
