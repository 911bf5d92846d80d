import { cutCaption } from '@kindred/contract/posts/cut-caption';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { query } from '../../test/sql/query.ts';

const kindred = useTestApp();

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
