import { expect, test, vi } from 'vitest';
import { formatText } from './format-text.ts';
import { i18n, startI18n, switchLanguage, useLanguage } from './i18n.ts';
import { nameOfLanguage } from './name-of-language.ts';

test('the language changes at once, the page says so, and it is saved', async () => {
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
  expect(formatText([['of', 4]], 'de', { of: 25_000 })).toBe('25.000');
});

test('what a language lacks is said in English', () => {
  useLanguage.setState({ language: 'fr', texts: { 'nav.home': 'Accueil' } });
  expect(i18n.t('nav.home')).toBe('Accueil');
  expect(i18n.t('nav.discover')).toBe('Discover');
  expect(i18n.t('nav.unread', { count: 2000 })).toBe('2,000 unread messages');
});

test('whoever has chosen none is spoken to in the best of their own that there is', async () => {
  localStorage.removeItem('language');
  const tags = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['ga', 'de-AT', 'zh']);
  await startI18n();
  expect(i18n.t('nav.home')).toBe('Start');
  expect(document.documentElement.lang).toBe('de');
  tags.mockRestore();
  useLanguage.setState(useLanguage.getInitialState());
});

test('a language that there is no more is as if none had been chosen', async () => {
  localStorage.setItem('language', 'xx');
  await startI18n();
  expect(i18n.t('nav.home')).toBe('Home');
});

test('a language is offered under the name it has for itself', () => {
  expect(nameOfLanguage('zh')).toBe('中文');
  expect(nameOfLanguage('ja')).toBe('日本語');
  expect(nameOfLanguage('ga')).toBe('Gaeilge');
});

test('an unknown text, and a blank too few or too many, do not compile', () => {
  const wrong = () => {
    // @ts-expect-error: there is no such text
    i18n.t('nav.nowhere');
    // @ts-expect-error: the number is missing
    i18n.t('nav.unread');
    // @ts-expect-error: the number is no number
    i18n.t('nav.unread', { count: '2' });
    // @ts-expect-error: there is no blank for it
    i18n.t('nav.home', { name: 'Ada' });
    // @ts-expect-error: only RichText draws marked parts
    i18n.t('login.consent');
  };
  expect(wrong).toBeTypeOf('function');
});
