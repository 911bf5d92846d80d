import { expect, test } from 'vitest';
import { findNamedKeys } from './find-named-keys.ts';

const keys = new Map(
  ['nav.home', 'time.days', 'time.weeks', 'help.topics.chat', 'help.chat.question'].map((key) => [key, '']),
);

test('a key is found as it stands, in any kind of quotes, and once', () => {
  expect(findNamedKeys(`t('nav.home'); <Page title="nav.home" />; t('nav.gone')`, keys)).toEqual([
    'nav.home',
  ]);
});

test('a key that is put together stands for all that it can become', () => {
  expect(findNamedKeys('t(`time.${unit}`)', keys)).toEqual(['time.days', 'time.weeks']);
  expect(findNamedKeys('t(`help.${id}.question`)', keys)).toEqual(['help.chat.question']);
});
