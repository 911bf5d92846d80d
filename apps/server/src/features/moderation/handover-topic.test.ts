import { expect, test } from 'vitest';
import { handoverTopic } from './handover-topic.ts';

test.each([
  [
    'refund',
    'I want my money back',
    'quiero un reembolso',
    'Ich möchte mein Geld zurück',
    '返金してください',
    '我要退款',
  ],
  [
    'meeting',
    'can we meet up?',
    '¿podemos vernos en persona?',
    'Können wir uns treffen?',
    '実際に会いたいです',
    '我们见个面吧',
  ],
  ['anger', 'you are a scammer', 'eres una estafadora', 'Das ist Betrug', '詐欺だろ', '你这个骗子'],
])('a person takes over where a fan speaks of %s, in each language', (topic, ...said) => {
  expect(said.map(handoverTopic)).toEqual(said.map(() => topic));
});

test.each([
  'nice to meet your cat',
  'encantado de conocerte',
  'Ich treffe morgen Freunde',
  '会議に行きます',
  '见到你的猫真好',
])('the companion goes on with: %s', (said) => {
  expect(handoverTopic(said)).toBeUndefined();
});
