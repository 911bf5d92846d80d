import { expect, test } from 'vitest';
import { foreignTongue } from './foreign-tongue.ts';

test.each([
  ['German', 'Was spielst du heute?'],
  ['German', 'Kommst du morgen?'],
  ['German', 'Wann hast du Zeit?'],
  ['Spanish', 'Que tocas hoy'],
  ['Spanish', '¿Qué tocas esta noche?'],
  ['French', 'Joues-tu ce soir ?'],
  ['French', "Tu fais quoi aujourd'hui"],
  ['Japanese', '今夜は何を弾くの'],
])('%s is known as such: %s', (name, said) => {
  expect(foreignTongue(said)?.name).toBe(name);
});

test.each([
  'What do you play tonight?',
  'was fun last night',
  'best dust in town',
  'hi theo',
  'no comment',
  '今晚弹什么？',
])('English and Chinese are no other language: %s', (said) => {
  expect(foreignTongue(said)).toBeUndefined();
});
