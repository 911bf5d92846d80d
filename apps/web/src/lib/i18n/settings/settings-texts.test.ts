import { expect, test } from 'vitest';
import { flattenTexts, slotsOf } from '../../../test/texts.ts';
import { settingsEn } from './en.ts';
import { settingsZh } from './zh.ts';

const english = flattenTexts(settingsEn);
const chinese = flattenTexts(settingsZh as unknown as Parameters<typeof flattenTexts>[0]);

test('every English text of the settings has its Chinese one, with the same blanks', () => {
  const needed = [...english.keys()].filter((key) => !key.endsWith('_one'));
  expect([...chinese.keys()].sort()).toEqual(needed.sort());
  for (const [key, text] of chinese) expect([key, slotsOf(text)]).toEqual([key, slotsOf(english.get(key))]);
});
