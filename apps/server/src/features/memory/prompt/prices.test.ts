import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hidePrices, type Price, priceGuard } from './prices.ts';

const given: Price[] = [
  { amount: 500, unit: 'diamonds' },
  { amount: 9.99, unit: 'dollars' },
];

/** What goes out of an answer that comes in these pieces. */
function guarded(pieces: string[], prices = given): string {
  const guard = priceGuard(prices);
  return [...pieces.map((piece) => guard.push(piece)), guard.end('complete')].join('');
}

describe('a price in an answer', () => {
  test.each([
    'It costs 500 diamonds.',
    'Only $9.99 a month!',
    'That is 9.99 dollars, or 500 gems.',
    '这个要500钻石，订阅是9.99美元。',
    'I have 3 cats, 12 plants and a kiln at 1200 degrees.',
    'One of the three things I love, at half past nine.',
    '我养了三只猫，一起住了十年。',
    'It costs 500, as it says.',
    'It costs 3 hours and all my patience.',
    'A free afternoon, half a cake, 20% of the clay.',
    'Tengo 3 gatos y dos horas, tiré una moneda al aire.',
    'Ich habe 3 Katzen und zwei Stunden, es kostet nur Geduld.',
    '猫が3匹、8割は寝ています。1994年からです。',
    'Son 500 diamantes, o 9.99 dólares.',
    '500ダイヤです',
  ])('that the server gave stays, and so does every other number: %s', (text) => {
    expect(hidePrices(text, given)).toBe(text);
  });

  test.each([
    ['It costs 400 diamonds.', 'It costs the price on the page.'],
    ['Send me $20 and it is yours', 'Send me the price on the page and it is yours'],
    ['Only 9,99 € today', 'Only the price on the page today'],
    ['five hundred diamonds, love', 'the price on the page, love'],
    ['twenty-five bucks', 'the price on the page'],
    ['50% off for you', 'the price on the page for you'],
    ['只要五十美元', '只要页面上标的价格'],
    ['给你打八折，300钻石', '给你页面上标的价格，页面上标的价格'],
    ['500 dollars', 'the price on the page'],
    ['US$ 5k', 'the price on the page'],
    ['It costs you only 400, promise', 'It costs you only the price on the page, promise'],
    ['priced at 1,200.', 'priced at the price on the page.'],
    ['**400** diamonds', '**the price on the page'],
    ['a 400-diamond photo', 'a the price on the page photo'],
    ['４００ diamonds or ＄20', 'the price on the page or the price on the page'],
    ['💎 400', 'the price on the page'],
    ['₹900, 900 rupees', 'the price on the page, the price on the page'],
    ['2 thousand diamonds', 'the price on the page'],
    ['half price for you, or for free', 'the price on the page for you, or the price on the page'],
    ['三百个钻石，今天半价', '页面上标的价格，今天页面上标的价格'],
    ['免费给你', '页面上标的价格给你'],
    ['Cuesta 400 diamantes, cielo', 'Cuesta el precio de la página, cielo'],
    ['solo cincuenta dólares', 'solo el precio de la página'],
    ['20 % de descuento para ti', 'el precio de la página para ti'],
    ['Das kostet 400 Diamanten', 'Das kostet der Preis auf der Seite'],
    ['hundert Euro, nur heute', 'der Preis auf der Seite, nur heute'],
    ['30 % Rabatt, oder gratis', 'der Preis auf der Seite, oder the price on the page'],
    ['400ダイヤで送ります', 'ページにある値段で送ります'],
    ['五百円です。今日は半額', 'ページにある値段です。今日はページにある値段'],
  ])('that the server did not give is not said: %s', (text, becomes) => {
    expect(hidePrices(text, given)).toBe(becomes);
  });

  test('is held back however an answer is cut into pieces', () => {
    const word = fc.constantFrom(
      '400 diamonds',
      '$20',
      'five hundred diamonds',
      '500 diamonds',
      '$9.99',
      '50% off',
      'one',
      'cats',
      'the',
      'hundreds',
      '1200 degrees',
      'USD 40',
      '三百颗钻石',
      '打八折',
      '一起',
      '猫',
      'café',
      '💎 30',
      'a few bucks',
      '😀',
      'dollars',
      'us',
      '7',
      'costs',
      'pay me only 400',
      'price is 7 hours',
      'for free',
      'half',
      'price',
      '**40**',
      '2 thousand',
      '₹9',
      '免费',
      '三百个钻石',
      '４０',
      '20%',
      '400 diamantes',
      'cincuenta dólares',
      'kostet nur 400',
      'hundert Euro',
      '20 % Rabatt',
      '五百円',
      '400ダイヤ',
      'gratis',
      'I walked on',
      'so',
    );
    const answer = fc.array(word, { minLength: 1, maxLength: 14 }).chain((words) =>
      fc.tuple(
        fc.constantFrom(' ', ', ', '. ').map((gap) => `我 ${words.join(gap)}`),
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 20 }),
      ),
    );
    fc.assert(
      fc.property(answer, ([text, lengths]) => {
        const pieces: string[] = [];
        for (let at = 0, index = 0; at < text.length; index++) {
          const length = lengths[index % lengths.length] as number;
          pieces.push(text.slice(at, at + length));
          at += length;
        }
        expect(guarded(pieces)).toBe(hidePrices(text, given));
      }),
      { numRuns: 2000 },
    );
  });

  test('of which only the beginning came is not said either', () => {
    const guard = priceGuard([]);
    expect(guard.push('It is $4') + guard.end('broken off')).toBe('It is ');
  });

  test('holds nothing else up: plain words go out at once', () => {
    const guard = priceGuard(given);
    expect(guard.push('I walked to the market')).toBe('I walked to the market');
  });
});
