/** An amount of money that the server gave. */
export type Price = { amount: number; unit: 'diamonds' | 'dollars' };

const numberWords = (
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million dozen half few couple ' +
  'dos tres cuatro cinco seis siete ocho nueve diez doce quince veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien ciento doscientos trescientos quinientos mil ' +
  'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig hundert zweihundert fünfhundert tausend'
).split(' ');
/** Digits of any script: full-width ones are as readable as ours. */
const number = '\\p{Nd}+(?:,\\p{Nd}+)*(?:\\.\\p{Nd}+)?(?:\\s?(?:k|hundred|thousand|million)\\b)?';
/** What may stand between a number and its unit: marks of emphasis, brackets, a hyphen. */
const gap = '[\\s*_~()-]{0,3}';
const unitWords = (
  'diamonds gems coins credits dollars bucks usd euros eur pounds gbp cents yuan rmb cny yen jpy rupees pesos francs rubles 颗钻石 个钻石 枚钻石 钻石 美元 美金 元 块钱 人民币 欧元 日元 刀 ' +
  'diamantes diamanten dólares dolares céntimos centavos libras yenes monedas gemas münzen taler ダイヤモンド ドル 円 ユーロ セント'
).split(' ');
const units =
  '(?:us )?(?:diamonds?|gems?|coins?|credits?|dollars?|bucks?|usd|euros?|eur|pounds?|gbp|cents?|yuan|rmb|cny|yen|jpy|rupees?|pesos?|francs?|rubles?|diamant(?:es?|en)?|d[óo]lar(?:es)?|c[ée]ntimos?|centavos?|libras?|yenes|monedas?|gemas?|münzen?|taler)(?![a-z])|ダイヤ(?:モンド)?|ドル|円|ユーロ|セント|[颗个枚]?钻石?|美元|美金|块钱?|元|人民币|欧元|日元|刀|[💎\\p{Sc}]';
const discounts = ['off', 'discount', 'cheaper', 'de descuento', 'rabatt', 'günstiger', 'オフ', '割引'];
const codes = ['usd', 'eur', 'gbp', 'rmb'];
const zhNumber = '[零一二两三四五六七八九十百千万]+';
const zhUnits = [
  '颗钻石',
  '个钻石',
  '枚钻石',
  '钻石',
  '美元',
  '美金',
  '块钱',
  '元钱',
  '人民币',
  '欧元',
  '円',
  'ドル',
  'ユーロ',
  'ダイヤ',
  '割引',
];
const numbers = numberWords.join('|');
/** What is given away costs something else than it does. */
const gifts = [
  'half price',
  'half off',
  'for free',
  'free of charge',
  'gratis',
  'mitad de precio',
  'kostenlos',
  'umsonst',
  'zum halben preis',
];
const zhGifts = ['半价', '免费', '無料', '半額', 'タダ'];
/** Before a bare number these say that it is a price. */
const costs = [
  'costs',
  'cost',
  'priced at',
  'price is',
  'pay me',
  'pay',
  'cuestan',
  'cuesta',
  'valen',
  'kostet',
  'kosten',
];
const softeners = ['only', 'just', 'about', 'around', 'you', 'solo', 'unos', 'nur', 'etwa', 'dich'];
const costing = `\\b(?:${costs.join('|')})[\\s:]+(?:(?:${softeners.join('|')})\\s+){0,2}`;
/** A bare number of these is no price. */
const measures =
  'minutes?|hours?|days?|weeks?|months?|years?|times?|degrees?|people|hands?|minutos?|horas?|días?|semanas?|meses|años?|veces|minuten?|stunden?|tagen?|wochen?|monate?|jahren?|mal';

/** Amounts of money as people write them, in all languages of the product; and discounts, which are prices as well. */
const money = new RegExp(
  [
    `${costing}${number}(?!\\p{L}|\\s(?:hundred|thousand|million)\\b|\\p{Nd}|[.,]\\p{Nd}|${gap}(?:${units})|\\s?%|\\s(?:${measures})\\b)`,
    `(?:us\\s?)?[\\p{Sc}💎]${gap}${number}(?:\\s?(?:usd|dollars?)\\b)?`,
    `${number}${gap}(?:${units})`,
    `\\b(?:${codes.join('|')})${gap}${number}`,
    `\\b(?:${numbers})[\\s*_-]+(?:(?:${numbers}|a|of|and)[\\s*_-]+)*(?:${units})`,
    `${zhNumber}(?:[颗个枚]?钻石?|美元|美金|块钱|元钱|人民币|欧元|円|ドル|ユーロ|ダイヤ(?:モンド)?|割引)`,
    `\\p{Nd}{1,3}\\s?[%％]\\s?(?:${discounts.join('|')})(?![a-z])`,
    '\\p{Nd}{1,2}\\s?割引',
    `\\b(?:${gifts.join('|')})\\b`,
    ...zhGifts,
    '打[一二三四五六七八九\\p{Nd}.]+折',
  ].join('|'),
  'giu',
);

/** What may still become one of these words: any beginning of one, '' too. */
const begun = (words: string[]) =>
  `(?:${words.map((word) => [...word].reduceRight((rest, letter) => `(?:${letter}${rest})?`, '')).join('|')})`;

/** Beginnings of amounts at the end of a text that is still being written. None is longer than this. */
const maxOpen = 80;
const digits = '\\p{Nd}[\\p{Nd},.]*';
const halfSign = '[\\ud800-\\udbff]';
const open = new RegExp(
  [
    `\\b${begun(costs)}`,
    `\\b(?:${costs.join('|')})[\\s:]+(?:(?:${softeners.join('|')})\\s+){0,2}${begun(softeners)}`,
    `${costing}${digits}\\s?(?:k|hundred|thousand|million)?[\\s*_~()%-]{0,3}\\p{L}{0,9}`,
    `(?:us\\s?)?[\\p{Sc}💎]${gap}[\\p{Nd},.]*\\s?${begun(['k', 'hundred', 'thousand', 'million', 'usd', 'dollars'])}`,
    `${digits}\\s?(?:(?:k|hundred|thousand|million)${gap})?(?:[%％]\\s?|${gap}us\\s)?${gap}(?:${begun([...unitWords, ...discounts, 'k', 'us', 'hundred', 'thousand', 'million'])}|${halfSign})`,
    `\\b(?:${codes.join('|')})${gap}[\\p{Nd},.]*\\s?${begun(['k', 'hundred', 'thousand', 'million'])}`,
    `\\b(?:${numbers})(?:[\\s*_-]+(?:${numbers}|a|of|and|us))*[\\s*_-]*(?:${begun([...unitWords, ...numberWords, 'a', 'of', 'and', 'us'])}|${halfSign})`,
    `\\b(?:us\\s?${halfSign}?|${begun([...numberWords, ...codes, ...gifts])})`,
    `${zhNumber}${begun(zhUnits)}`,
    begun(zhGifts),
    '打[一二三四五六七八九\\p{Nd}.]*',
    halfSign,
  ]
    .map((form) => `(?:${form})$`)
    .join('|'),
  'iu',
);

/**
 * The text with every amount of money that the server did not give put into words that name none. Amounts that it gave stay
 * as they are, whatever their spelling in digits.
 */
export function hidePrices(
  text: string,
  prices: readonly Price[],
  isChinese = /\p{Script=Han}/u.test(text),
): string {
  return text.replace(money, (said) => {
    if (isGiven(said, prices)) return said;
    const before = costingBefore.exec(said)?.[0] ?? '';
    return `${before}${priceOnPage[languageOf(said, isChinese)]}`;
  });
}

const priceOnPage = {
  en: 'the price on the page',
  zh: '页面上标的价格',
  ja: 'ページにある値段',
  es: 'el precio de la página',
  de: 'der Preis auf der Seite',
};

/** By the words of the amount itself, so that an answer that comes in pieces says the same as the whole. */
function languageOf(said: string, isChinese: boolean): keyof typeof priceOnPage {
  if (/[\p{Script=Katakana}円無額割]/u.test(said)) return 'ja';
  if (
    /diamant(?:es?)?(?!en|s?[a-z])|d[óo]lares?|céntim|centavo|libras?|yenes|monedas?|gemas?|descuento|mitad|cuesta|valen/iu.test(
      said,
    )
  )
    return 'es';
  if (
    /diamanten|münze|taler|rabatt|günstiger|kostenlos|umsonst|halben|kostet|hundert|tausend|zwei|drei|vier|fünf|sechs|sieben|zehn|zwölf|z(?:wan|ehn)?zig/iu.test(
      said,
    )
  )
    return 'de';
  return isChinese ? 'zh' : 'en';
}

export type PriceGuard = {
  /** Takes the next piece; gives what may go out by now. */
  push: (piece: string) => string;
  /** Gives the rest. Of an answer that was broken off, not the beginning of an amount. */
  end: (ending: 'complete' | 'broken off') => string;
};

/**
 * Holds back of an answer that is being written what could be the beginning of an amount, until it is clear. All that it
 * gives together is what `hidePrices` makes of the whole.
 */
export function priceGuard(prices: readonly Price[]): PriceGuard {
  let held = '';
  let isChinese = false;
  return {
    push: (piece) => {
      held += piece;
      if (isPlain(held)) {
        const plain = held;
        held = '';
        return plain;
      }
      isChinese ||= /\p{Script=Han}/u.test(piece);
      const end = clearLength(held);
      const clear = held.slice(0, end);
      held = held.slice(end);
      return hidePrices(clear, prices, isChinese);
    },
    end: (ending) => {
      const rest = ending === 'complete' ? held : held.replace(unfinished, '');
      held = '';
      return hidePrices(rest, prices, isChinese);
    },
  };
}

const costingBefore = new RegExp(`^${costing}`, 'iu');

const unfinished =
  /(?:[\p{Sc}💎]\s?)?[\p{Nd}零一二两三四五六七八九十百千万][^\s]*\s?\p{L}{0,8}$|[\p{Sc}💎]$/u;

/** The words that an amount may begin with, and the beginnings of these. */
const starters = new Set(
  [...numberWords, ...codes, ...[...costs, ...gifts].map((words) => words.split(' ')[0] ?? ''), 'us'].flatMap(
    (word) => Array.from(word, (_, at) => word.slice(0, at + 1)),
  ),
);
const starterWords = new Set([...starters].filter((word) => word.length > 1));

/** Whether a text can neither hold an amount nor end within one: most pieces of most answers, so it is asked first. */
function isPlain(text: string): boolean {
  if (/[^\p{ASCII}]|[\d$%]/u.test(text)) return false;
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  const isOpen = /[a-z]$/i.test(text);
  return !words.some((word, at) => (isOpen && at === words.length - 1 ? starters : starterWords).has(word));
}

/** How much of a text holds no part of an amount that may go on behind it. */
function clearLength(text: string): number {
  const from = Math.max(0, text.length - maxOpen);
  const found = text.slice(from).search(open);
  const end = found === -1 ? text.length : from + found;
  const split = [...text.matchAll(money)].find(
    ({ index, 0: said }) => index < end && end < index + said.length,
  );
  return split ? split.index : end;
}

function isGiven(said: string, prices: readonly Price[]): boolean {
  if (/\d\s?(?:k|hundred|thousand|million)\b/i.test(said) || /[^\P{Nd}\d]/u.test(said)) return false;
  const amount = Number(said.replace(/[^\d.]/g, '').replace(/\.$/, ''));
  // Of a bare number after "costs" only the amount can be compared.
  const unit = costingBefore.test(said) ? 'any' : unitOf(said);
  return (
    unit !== undefined &&
    prices.some((price) => (unit === 'any' || price.unit === unit) && price.amount === amount)
  );
}

function unitOf(said: string): Price['unit'] | undefined {
  if (/%|折|割/.test(said) || !/\d/.test(said)) return undefined;
  if (/diamond|diamant|gem|钻|ダイヤ|💎/iu.test(said)) return 'diamonds';
  return /\$|dollar|d[óo]lar|usd|bucks?|美元|美金|刀|ドル/i.test(said) ? 'dollars' : undefined;
}
