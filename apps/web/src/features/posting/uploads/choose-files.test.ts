import { expect, test } from 'vitest';
import { i18n } from '../../../lib/i18n/i18n.ts';
import type { DraftItem } from '../drafts/draft.ts';
import { chooseFiles } from './choose-files.ts';

const file = (name: string, type: string, size = 10) => {
  const made = new File(['x'], name, { type });
  Object.defineProperty(made, 'size', { value: size });
  return made;
};
const photo = (name = 'a.jpg') => file(name, 'image/jpeg');
const clip = (name = 'a.mp4') => file(name, 'video/mp4');
const items = (count: number, kind: DraftItem['kind'] = 'image') =>
  Array.from({ length: count }, () => ({ kind }) as DraftItem);
const choose = (files: File[], before: DraftItem[] = []) => {
  const { taken, complaints } = chooseFiles(files, before, i18n.t);
  return { names: taken.map((one) => one.file.name), complaints };
};

test('photos and one clip are taken in the order in which they came', () => {
  expect(choose([photo('1.jpg'), clip('2.mp4'), photo('3.jpg')])).toEqual({
    names: ['1.jpg', '2.mp4', '3.jpg'],
    complaints: [],
  });
});

test.each([
  ['a drawing that runs', file('x.svg', 'image/svg+xml'), [], /x\.svg is neither a photo/],
  ['a photo of an iPhone', file('x.heic', 'image/heic'), [], /x\.heic is a HEIC photo.*JPEG/],
  ['a photo of an iPhone on a computer that does not know it', file('X.HEIC', ''), [], /X\.HEIC is a HEIC/],
  ['a photo that is too large', file('x.jpg', 'image/jpeg', 41 * 1024 * 1024), [], /larger than 40 MB/],
  ['a clip that is too large', file('x.mp4', 'video/mp4', 2049 * 1024 * 1024), [], /larger than 2,048 MB/],
  ['a second clip', clip(), items(1, 'video'), /one video/],
  ['an eleventh photo', photo(), items(10), /takes 10 items/],
] as const)('%s is left out, and one reads why', (_what, given, before, words) => {
  const { names, complaints } = choose([given], [...before]);
  expect(names).toEqual([]);
  expect(complaints).toHaveLength(1);
  expect(complaints[0]).toMatch(words);
});

test('what fits is taken, though others do not', () => {
  const { names, complaints } = choose(
    Array.from({ length: 12 }, (_, index) => photo(`${index}`)),
    items(8),
  );
  expect(names).toEqual(['0', '1']);
  expect(complaints).toHaveLength(1);
});
