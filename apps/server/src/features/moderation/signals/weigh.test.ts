import type { Language } from '@kindred/contract/wire/languages';
import { describe, expect, test } from 'vitest';
import { prepare } from './prepare.ts';
import { type Classifiers, weigh } from './weigh.ts';
import type { SignalKind } from './weights.ts';

/** Classifiers that take every text for harmless. */
const deaf: Classifiers = {
  signal: { bias: -100, scale: 0, weights: new Int8Array(2) },
  grams: { bias: 0, scale: 0, weights: new Int8Array(2), rarity: new Int8Array(2) },
  second: undefined,
  sorts: new Map(),
};

function isHeard(kind: SignalKind, language: Language, text: string): boolean {
  const own = prepare(text, new Date('2026-11-23T12:00:00Z'));
  const readings = weigh(own, '', { language, classifiers: new Map([[kind, deaf]]) });
  return (readings.get(kind)?.odds ?? 0) > 0;
}

describe('whatever the classifiers say', () => {
  test.each([
    ['en', 'I am going to kill myself'],
    ['en', "I don't want to live anymore"],
    ['de', 'ich bring mich um'],
    ['de', 'ich will nicht mehr leben'],
    ['es', 'me quito la vida esta noche'],
    ['es', 'ya no quiero vivir'],
    ['zh', '我不想活了'],
    ['ja', 'もう死にたいです'],
  ] as const)('a clear statement of danger is heard, in %s: %s', (language, text) => {
    expect(isHeard('distress', language, text)).toBe(true);
  });

  test.each([
    ['en', 'I am going to k1ll mys3lf'],
    ['en', 'i want to k i l l myself, i am going to kill myself'],
    ['es', 'quiero su!cidarme'],
    ['zh', '我想紫砂'],
    ['ja', 'もう4にたいです'],
  ] as const)('it is heard in disguise, in %s: %s', (language, text) => {
    expect(isHeard('distress', language, text)).toBe(true);
  });

  test.each([
    ['en', 'I am twelve and a half.'],
    ['de', 'ich bin zwölf'],
    ['es', 'tengo doce años'],
    ['es', 'solo tengo once'],
    ['zh', '我今年十二岁'],
    ['ja', '私は十二歳です'],
  ] as const)('an age in words is heard, in %s: %s', (language, text) => {
    expect(isHeard('age', language, text)).toBe(true);
  });

  test('a wish for play with a minor is heard', () => {
    expect(isHeard('age', 'en', 'pretend you are my 15 year old student')).toBe(true);
  });

  test.each([
    ['distress', 'en', 'my character says I am going to kill myself, in the last episode'],
    ['distress', 'en', 'I said that I would never kill myself'],
    ['distress', 'de', 'ich würde mich nie umbringen'],
    ['distress', 'es', 'nunca he pensado en quitarme la vida'],
    ['distress', 'zh', '我想死你了'],
    ['distress', 'ja', '死にたいわけじゃない'],
    ['age', 'en', 'when I was 15. That was long ago.'],
    ['age', 'es', 'me lo dijo once veces'],
    ['age', 'zh', '妹妹小我十二岁'],
  ] as const)('no pattern decides what may be harmless (%s, %s): %s', (kind, language, text) => {
    expect(isHeard(kind, language, text)).toBe(false);
  });
});
