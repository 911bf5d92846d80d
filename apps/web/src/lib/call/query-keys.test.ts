import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '../..');

test('keys of cached answers are made where the queries are, and nowhere by hand', () => {
  const files = globSync('{app,features,pages,ui}/**/*.{ts,tsx}', { cwd: source });
  const others = files.filter((file) => !/\.(queries|test)\.tsx?$/.test(file));
  const byHand = others.filter((file) =>
    /queryKey: \[|\bcallKey\(/.test(readFileSync(join(source, file), 'utf8')),
  );
  expect(others.length).toBeGreaterThan(300);
  expect(byHand).toEqual([]);
});
