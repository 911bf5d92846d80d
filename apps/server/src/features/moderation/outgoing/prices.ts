import { fold } from '../fold.ts';
import { offerCues } from './rules/offer-cues.ts';

/** An amount of money that the server gave. */
export type Price = { amount: number; unit: 'diamonds' | 'dollars' };

const numberWords = (
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million dozen half few couple ' +
  'dos tres cuatro cinco seis siete ocho nueve diez doce quince veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien ciento doscientos trescientos quinientos mil ' +
  'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig hundert zweihundert fünfhundert tausend'
).split(' ');
const numbers = numberWords.join('|');
const number = '\\p{Nd}+(?:,\\p{Nd}+)*(?:\\.\\p{Nd}+)?(?:\\s?(?:k|hundred|thousand|million)\\b)?';
/** What may stand between a number and its unit: marks of emphasis, brackets, a hyphen. */
const gap = '[\\s*_~()-]{0,3}';
const units =
  '(?:us )?(?:diamonds?|gems?|coins?|credits?|dollars?|bucks?|quid|usd|euros?|eur|pounds?|gbp|cents?|yuan|rmb|cny|yen|jpy|rupees?|pesos?|francs?|rubles?|diamant(?:es?|en)?|d[óo]lar(?:es)?|c[ée]ntimos?|centavos?|libras?|yenes|monedas?|gemas?|münzen?|taler)(?![a-z])|ダイヤ(?:モンド)?|ドル|円|ユーロ|セント|[颗个枚]?钻石?|美元|美金|块钱?|元|人民币|欧元|日元|刀|[💎\\p{Sc}]';
const discounts = 'off|discount|cheaper|de descuento|rabatt|günstiger|オフ|割引';
const zhNumber = '[零一二两三四五六七八九十百千万]+';
const costing =
  '\\b(?:costs?|priced at|price is|pay me|pay|cuestan?|valen|kostet|kosten)[\\s:]+(?:(?:only|just|about|around|you|solo|unos|nur|etwa|dich)\\s+){0,2}';
/** A bare number of these is no price. */
const measures =
  'minutes?|hours?|days?|weeks?|months?|years?|times?|degrees?|people|hands?|minutos?|horas?|días?|semanas?|meses|años?|veces|minuten?|stunden?|tagen?|wochen?|monate?|jahren?|mal';

/** Amounts of money as people write them, in all languages of the product; and discounts, which are prices as well. */
const money = new RegExp(
  [
    `${costing}${number}(?!\\p{L}|\\s(?:hundred|thousand|million)\\b|\\p{Nd}|[.,]\\p{Nd}|${gap}(?:${units})|\\s?%|\\s(?:${measures})\\b)`,
    `(?:us\\s?)?[\\p{Sc}💎]${gap}${number}(?:\\s?(?:usd|dollars?)\\b)?`,
    `${number}${gap}(?:${units})`,
    `\\b(?:usd|eur|gbp|rmb)${gap}${number}`,
    `\\b(?:${numbers})[\\s*_-]+(?:(?:${numbers}|a|of|and)[\\s*_-]+)*(?:${units})`,
    `${zhNumber}(?:[颗个枚]?钻石?|美元|美金|块(?=钱|[一二三四五六七八九\\p{Nd}]|[，。,.!?！？]|$)|元(?![素气旦宵月年])|人民币|欧元|円|ドル|ユーロ|ダイヤ(?:モンド)?|割引)`,
    `\\p{Nd}{1,3}\\s?[%％]\\s?(?:${discounts})(?![a-z])`,
    '\\p{Nd}{1,2}\\s?割引',
    '\\b(?:half price|half off|for free|free of charge|gratis|mitad de precio|kostenlos|umsonst|zum halben preis)\\b',
    '半价|免费|無料|半額|タダ',
    '打[一二三四五六七八九\\p{Nd}.]+折',
  ].join('|'),
  'giu',
);

/**
 * Whether a sentence offers something of the creator for an amount that is none of `prices`. Amounts in talk (what lunch
 * cost, what somebody paid, what a story counts) are no offers.
 */
export function isWrongOffer(sentence: string, prices: readonly Price[]): boolean {
  const amounts = [...sentence.normalize('NFC').matchAll(money)].map(([amount]) => amount);
  const wrong = amounts.filter((amount) => !isGiven(amount, prices));
  if (wrong.length === 0) return false;
  const folded = fold(sentence).trim();
  if (offerCues.received.test(folded)) return false;
  if (offerCues.offering.test(folded)) return true;
  if (offerCues.telling.test(folded)) return false;
  const rest = wrong.reduce((left, amount) => left.replace(fold(amount), ' '), folded);
  return (
    wrong.some((amount) => unitOf(amount) === 'diamonds') ||
    offerCues.leaning.test(folded) ||
    (rest.match(/\p{L}{2,}/gu)?.join('').length ?? 0) <= 6
  );
}

const costingBefore = new RegExp(`^${costing}`, 'iu');

function isGiven(phrase: string, prices: readonly Price[]): boolean {
  if (/\d\s?(?:k|hundred|thousand|million)\b/i.test(phrase) || /[^\P{Nd}\d]/u.test(phrase)) return false;
  const amount = Number(phrase.replace(/[^\d.]/g, '').replace(/\.$/, ''));
  // Of a bare number after "costs" only the amount can be compared.
  const unit = costingBefore.test(phrase) ? 'any' : unitOf(phrase);
  return (
    /\d/.test(phrase) &&
    unit !== undefined &&
    prices.some((price) => (unit === 'any' || price.unit === unit) && price.amount === amount)
  );
}

function unitOf(amount: string): Price['unit'] | undefined {
  if (/%|折|割/.test(amount)) return undefined;
  if (/diamond|diamant|gem|钻|ダイヤ|💎/iu.test(amount)) return 'diamonds';
  return /\$|dollar|d[óo]lar|usd|bucks?|美元|美金|刀|ドル/i.test(amount) ? 'dollars' : undefined;
}
