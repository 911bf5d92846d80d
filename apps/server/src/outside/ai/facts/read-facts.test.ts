import { expect, test } from 'vitest';
import { readFacts } from './read-facts.ts';

test.each([
  ['Me llamo Lucas. Vivo en Sevilla, ¿y tú?', ['name: Lucas', 'place: Sevilla']],
  ['Tengo una gata que se llama Nube y soy enfermera', ['job: enfermera', 'pet: Nube (gata)']],
  ['Voy a viajar a Oporto la semana que viene', ['plan: viajar a Oporto la semana que viene']],
  ['Me encanta nadar', ['like: nadar']],
  ['Ich heiße Jonas und wohne in Leipzig', ['name: Jonas', 'place: Leipzig']],
  [
    'I’m Lena by the way, I live in Porto and have a cat named Biscuit.',
    ['name: Lena', 'place: Porto', 'pet: Biscuit (cat)'],
  ],
  ['I live in Leeds, work as a nurse and love swimming', ['place: Leeds', 'job: nurse', 'like: swimming']],
  ['Ich wohne in Leipzig, und du?', ['place: Leipzig']],
  ['Ich bin Krankenpfleger.', ['job: Krankenpfleger']],
  ['Ich habe eine Katze, sie heißt Mira.', ['pet: Mira (Katze)']],
  ['Ich fahre nächstes Wochenende nach Hamburg.', ['plan: nächstes Wochenende nach Hamburg']],
  ['Ich bin Bäcker und stehe früh auf', ['job: Bäcker']],
  ['Ich bin Lena und spiele seit kurzem Bass', ['name: Lena']],
  ['Soy Paula, de Rosario', ['name: Paula', 'place: Rosario']],
  ['I want to go to Georgia in May, any tips?', ['plan: go to Georgia in May']],
  ['犬のポチと散歩します。', ['pet: ポチ (犬)']],
  ['Ich schwimme sehr gern.', ['like: Schwimmen']],
  ['私の名前はゆきです。大阪に住んでいます。', ['name: ゆき', 'place: 大阪']],
  ['猫を飼っています。名前はモチです。', ['pet: モチ (猫)']],
  ['私は看護師です。水泳が大好きです。', ['job: 看護師', 'like: 水泳']],
  ['来週末、京都に行きます。', ['plan: 来週末、京都に行く']],
])('what somebody says of themselves is read in their language: %s', (said, facts) => {
  expect(readFacts(said).map(({ kind, content }) => `${kind}: ${content}`)).toEqual(facts);
});

test.each([
  '¿Cómo te llamas?',
  'I think they live in Oslo and have a dog',
  'Me gusta tu voz',
  'Mi jefe vive en una nube',
  'Ich bin müde.',
  'Ich liebe dich',
  'Was ist dein Name?',
  'あなたが好きです',
  'お名前は何ですか？',
])('what is no such thing is not read: %s', (said) => {
  expect(readFacts(said)).toEqual([]);
});
