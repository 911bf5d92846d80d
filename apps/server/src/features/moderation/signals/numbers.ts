/** Tokens in place of numbers: ages and years of birth of minors and of adults, and other numbers. */
export const numberTokens = {
  minor: '0m',
  adult: '0a',
  yearMinor: '0y',
  yearAdult: '0z',
  other: '0o',
} as const;

const kanji: Record<string, number> = {
  一: 1,
  二: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
};

/** Puts a token in place of each number: what matters is whether a minor can be of that age, or born in that year, at `now`. */
export function replaceNumbers(text: string, now: Date): string {
  return text
    .replace(/[二三]?十[一二三四五六七八九]?(?=周?岁|歲|歳|才)/g, (digits) => String(kanjiValue(digits)))
    .replace(/(?:平成|h)(\d{1,2})年/g, (_, year) => `${1988 + Number(year)}年`)
    .replace(/令和(\d{1,2})年/g, (_, year) => `${2018 + Number(year)}年`)
    .replace(/(?<![a-z]{3}|\d)\d+(?:[.,:]\d+)*/g, (digits) => ` ${tokenOf(digits, now)} `);
}

function tokenOf(digits: string, now: Date): string {
  if (/[,:]/.test(digits)) return numberTokens.other;
  const parts = digits.split('.').map(Number);
  // "12.05.2009" is a day; "3.5" is an amount.
  const value = parts.length === 3 ? (parts[2] ?? 0) : parts.length === 1 ? (parts[0] ?? 0) : -1;
  if (value >= 1900 && value < 2100)
    return value > lastAdultYear(now) ? numberTokens.yearMinor : numberTokens.yearAdult;
  if (value >= 5 && value < 18) return numberTokens.minor;
  return value >= 18 && value <= 99 ? numberTokens.adult : numberTokens.other;
}

/** Most people born in this year are 18 by now. */
function lastAdultYear(now: Date): number {
  return now.getUTCFullYear() - (now.getUTCMonth() >= 6 ? 18 : 19);
}

function kanjiValue(digits: string): number {
  const [tens = '', ones = ''] = digits.split('十');
  return (kanji[tens] ?? 1) * 10 + (kanji[ones] ?? 0);
}
