import { expect, test } from 'vitest';
import { publicSourceSet } from './source-set.ts';

const key = 'AbCdEfGhIjKlMnOpQrStUv';

test('a banner comes in every width up to the one that is named, so that a small box loads a small file', () => {
  expect(publicSourceSet(`/media/${key}/w1600`)).toBe(
    `/media/${key}/w320 320w, /media/${key}/w640 640w, /media/${key}/w1080 1080w, /media/${key}/w1600 1600w`,
  );
});

test.each(['', 'blob:https://kindred.example/1', `/media/${key}/w640?v=token`, `/media/${key}/mp4`])(
  'what is no public picture has one size: %j',
  (url) => {
    expect(publicSourceSet(url)).toBeUndefined();
  },
);
