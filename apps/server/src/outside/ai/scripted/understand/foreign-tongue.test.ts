import { expect, test } from 'vitest';
import { detectLanguage, languageOfTalk } from '../languages/detect-language.ts';
import { foreignTongue } from './foreign-tongue.ts';

test.each([
  ['de', 'Was spielst du heute?'],
  ['de', 'Kommst du morgen?'],
  ['de', 'Wann hast du Zeit?'],
  ['es', 'Que tocas hoy'],
  ['es', '¿Qué tocas esta noche?'],
  ['es', 'me encanta tu gata'],
  ['ja', '今夜は何を弾くの'],
  ['zh', '今晚弹什么？'],
  ['en', 'What do you play tonight?'],
  ['en', 'was fun last night, what a gig'],
  ['en', 'hi theo'],
] as const)('%s is known as such: %s', (language, said) => {
  expect(detectLanguage(said)).toBe(language);
});

test.each([
  ['French', 'Joues-tu ce soir ?'],
  ['French', "Tu fais quoi aujourd'hui"],
  ['Italian', 'ciao, dove abito?'],
  ['Korean', '안녕하세요'],
])('%s is none that is spoken: %s', (name, said) => {
  expect(detectLanguage(said)).toBe('other');
  expect(foreignTongue(said)?.name).toBe(name);
});

test.each(['was fun last night', 'best dust in town', 'no comment', '今晚弹什么？'])(
  'English and Chinese are no other language: %s',
  (said) => {
    expect(foreignTongue(said)).toBeUndefined();
    expect(['de', 'es', 'ja', 'other']).not.toContain(detectLanguage(said));
  },
);

test('who has written in a language so far goes on in it with a name, a face or a word that stands in many', () => {
  expect(languageOfTalk('Kim', ['Ich wohne in Leipzig'], ['Wie heißt du?'])).toBe('de');
  expect(languageOfTalk('🙂', ['私は看護師です'], [])).toBe('ja');
  expect(languageOfTalk('東京', ['こんにちは'], [])).toBe('ja');
  expect(languageOfTalk('Lucas', [], ['Hola, ¿cómo te llamo?'])).toBe('es');
  expect(languageOfTalk('Umbrella.', [], ['你来啦'])).toBe('en');
  expect(languageOfTalk('ok', [], [])).toBe('en');
});
