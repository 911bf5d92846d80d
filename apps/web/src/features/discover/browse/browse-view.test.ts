import { expect, test } from 'vitest';
import { browsePath, readBrowseView } from './browse-view.ts';

test('an address without choices is popular creators of all kinds', () => {
  expect(readBrowseView({})).toEqual({ what: 'creators', kind: undefined, sort: 'popular', cost: undefined });
  expect(browsePath(readBrowseView({}))).toBe('/discover');
});

test('an address says what is looked at, and comes back the same', () => {
  const search = { view: 'posts', kind: 'art', sort: 'new' };
  expect(browsePath(readBrowseView(search))).toBe('/discover/category/art?view=posts&sort=new');
});

test('choices that do not exist count as not chosen', () => {
  expect(browsePath(readBrowseView({ view: 'x', kind: '<b>', sort: 'x', cost: 'x' }))).toBe('/discover');
});
