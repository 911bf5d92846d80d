import { cutCaption } from '@kindred/contract/posts/cut-caption';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app/start-test-app.ts';
import { query } from '../../test/sql/query.ts';

let kindred: TestApp;

beforeAll(async () => {
  kindred = await startTestApp();
});
afterAll(() => kindred.close());

test('the preview of a draft shows of its caption exactly what the server will leave of it', async () => {
  const captions = fc.sample(
    fc.string({ unit: fc.constantFrom('a', 'é', '字', '😀', '👩‍🎤', ' ', '\n'), maxLength: 150 }),
    { numRuns: 300, seed: 7 },
  );
  const rows = await query<{ cut: string }>(
    kindred.context.db,
    'select cut_caption(caption) as cut from unnest($1::text[]) with ordinality t (caption, place) order by place',
    [captions],
  );
  expect(rows.map(({ cut }) => cut)).toEqual(captions.map(cutCaption));
});
