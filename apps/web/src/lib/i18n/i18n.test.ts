import { globSync } from 'node:fs';
import { refusals } from '@kindred/contract/wire/errors';
import { expect, test } from 'vitest';
import { flattenTexts, slotsOf } from '../../test/texts.ts';
import { catalogues, nameOfLanguage, readCatalogues } from './catalogues.ts';
import { creatorEn } from './creator-en.ts';
import { en } from './en.ts';
import { findText } from './find-text.ts';
import { i18n, startI18n, switchLanguage } from './i18n.ts';
import { laterEn } from './later-en.ts';
import { settingsEn } from './settings-en.ts';
import { zh } from './zh.ts';

const english = new Map([en, laterEn, creatorEn, settingsEn].flatMap((texts) => [...flattenTexts(texts)]));
const chinese = flattenTexts(zh as unknown as Parameters<typeof flattenTexts>[0]);

test('every English text has its Chinese one, and none is left over', () => {
  const needed = [...english.keys()].filter((key) => !key.endsWith('_one'));
  expect([...chinese.keys()].sort()).toEqual(needed.sort());
});

test('both languages fill the same blanks', () => {
  for (const [key, text] of chinese) expect([key, slotsOf(text)]).toEqual([key, slotsOf(english.get(key))]);
});

test.each([
  ['time.justNow', 'Just now'],
  ['error.network', 'Please check your network'],
  ['refusal.code5005', 'Insufficient balance'],
  ['refusal.code4201', 'Please enter 100-10000'],
  ['refusal.code4301', 'Temporarily unable to subscribe Pro'],
  ['gift.title', 'Send Gift'],
  ['gift.sent', 'Reward Success'],
  ['unlock.purchased', 'Purchase success'],
  ['privacy.restricted', 'Restrict Success'],
  ['privacy.blocked', 'Block Success'],
  ['report.done', 'Report Success'],
  ['mode.success', 'Success'],
  ['mode.failed', 'Failed'],
  ['post.statePrivate', 'Visible only to me'],
  ['post.statePending', 'Pending Review'],
  ['postMenu.edit', 'Edit Post'],
  ['postMenu.delete', 'Delete'],
  ['postMenu.pin', 'Pin to profile page'],
  ['postMenu.unpin', 'Unpin'],
  ['postMenu.repost', 'Repost content'],
  ['postMenu.report', 'Report post content'],
  ['welcome.receive', 'Receive'],
  ['join.subscribe', 'Subscribe'],
  ['nav.earnings', 'Earnings & Payouts'],
  ['nav.creatorOnboarding', 'Become a creator'],
  ['nav.createPost', 'Create Post'],
  ['nav.newPost', 'New Post'],
  ['nav.character', 'Character'],
  ['nav.settings', 'Settings'],
  ['nav.logout', 'Log out'],
])('%s says what was asked for, to the letter', (key, text) => {
  expect(english.get(key)).toBe(text);
});

test('every refusal of the catalogue can be read in both languages', () => {
  for (const { code, msg } of Object.values(refusals)) {
    expect(english.get(`refusal.code${code}`)).toBe(msg);
    expect(chinese.has(`refusal.code${code}`)).toBe(true);
  }
});

test('the language changes at once, the page says so, and it is kept', async () => {
  await switchLanguage('zh');
  expect(i18n.t('nav.home')).toBe('首页');
  expect(document.documentElement.lang).toBe('zh');
  expect(localStorage.getItem('language')).toBe('zh');
});

test('one and many read differently where the language does so', async () => {
  expect(i18n.t('nav.unread', { count: 1 })).toBe('1 unread message');
  expect(i18n.t('nav.unread', { count: 2 })).toBe('2 unread messages');
  await switchLanguage('zh');
  expect(i18n.t('nav.unread', { count: 1 })).toBe('1 条未读消息');
});

test('large numbers read as the language writes them', () => {
  expect(i18n.t('notifications.gift', { count: 1000 })).toContain('1,000');
  expect(findText({ given: '{{count}} / {{of}}' }, 'de', 'given', { count: 1000, of: 25_000 })).toBe(
    '1.000 / 25.000',
  );
});

test('a further language is one more file', async () => {
  const withIrish = readCatalogues({
    './zh.ts': async () => ({ zh }),
    './ga.ts': async () => ({ ga: { nav: { home: 'Baile' } } }),
  });
  expect(Object.keys(withIrish)).toEqual(['en', 'zh', 'ga']);
  expect(await withIrish.ga?.()).toEqual({ nav: { home: 'Baile' } });
  expect(nameOfLanguage('ga')).toBe('Gaeilge');
  const files = globSync('[a-z][a-z].ts', { cwd: import.meta.dirname }).map((file) => file.slice(0, 2));
  expect(Object.keys(catalogues).toSorted()).toEqual(files.toSorted());
});

test('a language that there is no more is as if none had been chosen', async () => {
  localStorage.setItem('language', 'xx');
  await startI18n();
  expect(i18n.t('nav.home')).toBe('Home');
});
