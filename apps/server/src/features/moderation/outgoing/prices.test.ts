import { describe, expect, test } from 'vitest';
import { isWrongOffer, type Price } from './prices.ts';

const prices: Price[] = [
  { amount: 500, unit: 'diamonds' },
  { amount: 9.99, unit: 'dollars' },
];

describe('a sentence that offers something', () => {
  test.each([
    'It costs 500 diamonds.',
    'Only $9.99 a month!',
    'That is 9.99 dollars, or 500 gems.',
    '这个要500钻石，订阅是9.99美元。',
    'Son 500 diamantes, o 9.99 dólares.',
    '500ダイヤです',
    'Das kostet 500 Diamanten.',
    'It costs 500, as it says.',
  ])('for what the server asks may be said: %s', (sentence) => {
    expect(isWrongOffer(sentence, prices)).toBe(false);
  });

  test.each([
    'It costs 400 diamonds.',
    'Send me $20 and it is yours',
    'Only 9,99 € today',
    'five hundred diamonds, love',
    'twenty-five bucks',
    '50% off for you',
    'It costs you only 400, promise',
    'My new video is 30 dollars.',
    '**400** diamonds',
    '４００ diamonds or ＄20',
    '💎 400',
    'half price for you, or for free',
    '只要五十美元',
    '给你打八折，300钻石',
    '三百个钻石，今天半价',
    '这套照片卖两百元。',
    '免费给你',
    'Cuesta 400 diamantes, cielo',
    'solo cincuenta dólares',
    '20 % de descuento para ti',
    'Mi vídeo nuevo son 30 euros.',
    'Das kostet 400 Diamanten',
    'hundert Euro, nur heute',
    '30 % Rabatt für dich',
    'Mein neues Video kostet 20 Euro.',
    '400ダイヤで送ります',
    '五百円です。',
    '今日は半額だけで見せるよ',
    'この動画は三千円だよ',
  ])('for another amount may not: %s', (sentence) => {
    expect(isWrongOffer(sentence, prices)).toBe(true);
  });
});

describe('talk about money and numbers is no offer', () => {
  test.each([
    'Lunch cost me 12 dollars, and it was worth it.',
    'I paid 30 euros for that pot in Ghent.',
    'The ticket was 40 dollars back then.',
    'I found 5 cents in my coat.',
    'A coffee here costs 4 euros, can you believe it?',
    'The merchant wanted 300 gold coins for the dragon egg.',
    'We had 20 dollars between us and a full tank.',
    'Thank you for the 500 diamonds, and for the 200 before!',
    'You gave me 300 diamonds last week, I have not forgotten.',
    'I have 3 cats, 12 plants and a kiln at 1200 degrees.',
    'One of the three things I love, at half past nine.',
    'It costs 3 hours and all my patience.',
    'My rent was 900 dollars when I was 24.',
    'A free afternoon, half a cake, 20% of the clay.',
    'It was 30 degrees on the 4th of July 1994.',
    '午饭花了四十块，很好吃。',
    '那本书当时才五元，我一直留着。',
    '谢谢你送我的300钻石。',
    '我养了三只猫，一起住了十年。',
    '她在故事里付了一百元买那把剑。',
    '车票涨到五十块了。',
    '我1994年出生的那天零下20度。',
    'お昼は千二百円だった。',
    'その本は昔、三百円でした。',
    '300ダイヤ、ありがとう。',
    '切符に五百円かかったよ。',
    '猫が3匹、8割は寝ています。1994年からです。',
    'La comida me costó 12 euros y los valió.',
    'Pagué 30 euros por esa vasija en Gante.',
    'El café cuesta 4 euros aquí, ¿te lo puedes creer?',
    'Gracias por los 500 diamantes.',
    'Tengo 3 gatos y dos horas, tiré una moneda al aire.',
    'Encontré cinco céntimos en el abrigo.',
    'Das Mittagessen hat mich 12 Euro gekostet.',
    'Ich habe für den Topf 30 Euro bezahlt.',
    'Der Kaffee kostet hier 4 Euro, stell dir vor.',
    'Danke für die 500 Diamanten!',
    'Ich habe 3 Katzen und zwei Stunden, es kostet nur Geduld.',
    'Damals war die Miete 400 Euro.',
    'Der Händler wollte 300 Taler für das Drachenei.',
    'Es waren 30 Grad am 4. Juli 1994.',
  ])('and stays as it is: %s', (sentence) => {
    expect(isWrongOffer(sentence, prices)).toBe(false);
  });
});
