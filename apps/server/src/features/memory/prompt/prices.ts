/** An amount of money that the server gave. */
export type Price = { amount: number; unit: 'diamonds' | 'dollars' };

const numberWords =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million half few couple'.split(
    ' ',
  );
const number = '\\d[\\d,]*(?:\\.\\d+)?(?:\\s?k\\b)?';
const unitWords =
  'diamonds gems dollars bucks usd euros eur pounds gbp cents yuan rmb cny yen jpy 颗钻石 钻石 美元 美金 元 块钱 人民币 欧元 日元 刀'.split(
    ' ',
  );
const units =
  '(?:us )?(?:diamonds?|gems?|dollars?|bucks?|usd|euros?|eur|pounds?|gbp|cents?|yuan|rmb|cny|yen|jpy)(?![a-z])|颗?钻石?|美元|美金|块钱?|元|人民币|欧元|日元|刀|[💎€£¥￥]';
const discounts = ['off', 'discount', 'cheaper'];
const codes = ['us', 'usd', 'eur', 'gbp', 'rmb'];
const zhNumber = '[零一二两三四五六七八九十百千万]+';
const numbers = numberWords.join('|');

/** Amounts of money as people write them, in English and Chinese; and discounts, which are prices as well. */
const money = new RegExp(
  [
    `(?:us\\s?)?[$€£¥￥]\\s?${number}(?:\\s?(?:usd|dollars?)\\b)?`,
    `${number}\\s?(?:${units})`,
    `\\b(?:${codes.join('|')})\\s?${number}`,
    `\\b(?:${numbers})[\\s-]+(?:(?:${numbers}|a|of|and)[\\s-]+)*(?:${units})`,
    `${zhNumber}(?:颗?钻石?|美元|美金|块钱|元钱|人民币|欧元)`,
    `\\d{1,3}\\s?%\\s?(?:${discounts.join('|')})\\b`,
    '打[一二三四五六七八九\\d.]+折',
  ].join('|'),
  'giu',
);

/** What may still become one of these words: any beginning of one, '' too. */
const begun = (words: string[]) =>
  `(?:${words.map((word) => [...word].reduceRight((rest, letter) => `(?:${letter}${rest})?`, '')).join('|')})`;

/** Beginnings of amounts at the end of a text that is still being written. None is longer than this. */
const maxOpen = 80;
const open = new RegExp(
  [
    `(?:us\\s?)?[$€£¥￥]\\s?[\\d,.]*\\s?${begun(['k', 'usd', 'dollars'])}`,
    `\\d[\\d,.]*\\s?(?:k\\s?)?(?:%\\s?|us\\s)?(?:${begun([...unitWords, ...discounts, 'k', 'us'])}|[\\ud800-\\udbff])`,
    `\\b(?:${codes.join('|')})\\s?[\\d,.]*`,
    `\\b(?:${numbers})(?:[\\s-]+(?:${numbers}|a|of|and|us))*[\\s-]*(?:${begun([...unitWords, ...numberWords, 'a', 'of', 'and', 'us'])}|[\\ud800-\\udbff])`,
    `\\b${begun([...numberWords, ...codes])}`,
    `${zhNumber}${begun(['颗钻石', '钻石', '美元', '美金', '块钱', '元钱', '人民币', '欧元'])}`,
    '打[一二三四五六七八九\\d.]*',
    '[\\ud800-\\udbff]',
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
  return text.replace(money, (said) =>
    isGiven(said, prices) ? said : isChinese ? '页面上标的价格' : 'the price on the page',
  );
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

const unfinished = /(?:[$€£¥￥💎]\s?)?[\d零一二两三四五六七八九十百千万][^\s]*\s?\p{L}{0,8}$|[$€£¥￥💎]$/u;

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
  const amount = Number(said.replace(/[^\d.]/g, '').replace(/\.$/, ''));
  const unit = unitOf(said);
  return (
    !/\d\s?k\b/i.test(said) &&
    unit !== undefined &&
    prices.some((price) => price.unit === unit && price.amount === amount)
  );
}

function unitOf(said: string): Price['unit'] | undefined {
  if (/%|折/.test(said) || !/\d/.test(said)) return undefined;
  if (/diamond|gem|钻|💎/iu.test(said)) return 'diamonds';
  return /\$|dollar|usd|bucks?|美元|美金|刀/i.test(said) ? 'dollars' : undefined;
}
