import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const here = import.meta.dirname;
const ui = path.join(here, '../../ui');

// Around pages, this one too, or bound to answers of the server: seen at work rather than as a sample.
const elsewhere = [
  'page',
  'master-detail-layout',
  'error-boundary',
  'dialog-stack',
  'full-screen-dialog',
  'toaster',
  'paged-list',
  'infinite-list',
  'load-more-list',
  'panes',
  // Parts of Menu, ChoiceMenu and Popover, which have theirs.
  'loaded-menu',
  'loaded-choice-menu',
  'loaded-popover',
  'open-on-demand',
];

test('every primitive of ui has its samples on the page of primitives', () => {
  const samples = globSync('*.tsx', { cwd: here })
    .map((file) => readFileSync(path.join(here, file), 'utf8'))
    .join('\n');
  const primitives = globSync('**/*.tsx', { cwd: ui }).filter((file) => !file.endsWith('.test.tsx'));
  const missing = primitives.filter(
    (file) => !samples.includes(`/ui/${file}'`) && !elsewhere.includes(path.basename(file, '.tsx')),
  );
  expect(missing).toEqual([]);
});
