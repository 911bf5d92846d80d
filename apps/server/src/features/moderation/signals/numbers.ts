import type { Language } from '@kindred/contract/wire/languages';

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

/** "中2", "高1": what year of which school, which is said with either sign. */
const schoolYears = /([中高初小])([1-6])(?![\d.:年月点])/g;
const schoolSigns = ['', '一', '二', '三', '四', '五', '六'];
/** Numbers from 10 to 99, but "十分" and the months, and the numbers of an age. */
const hanNumbers =
  /[二三四五六七八九]?十[一二三四五六七八九](?!月)|[二三四五六七八九]十|十(?=个|個|几|多|周?岁|歲|歳|才|人|天|块|日|分钟|分間)|(?<!\d)[一二三四五六七八九](?=周?岁|歲|歳|才(?!能))/g;

/** Numbers in the signs that are used on cheques: "拾陆", "壹拾伍". */
const bankNumbers = /[壹贰貳叁參肆伍陆陸柒捌玖]?拾[壹贰貳叁參肆伍陆陸柒捌玖]/g;
const bankSigns: Record<string, string> = {
  壹: '一',
  贰: '二',
  貳: '二',
  叁: '三',
  參: '三',
  肆: '四',
  伍: '五',
  陆: '六',
  陸: '六',
  柒: '七',
  捌: '八',
  玖: '九',
  拾: '十',
};
/** "じゅうご歳": numbers from 11 to 19 as they are spoken. */
const spokenNumbers =
  /じゅ[うー](いち|に|さん|よん|し|ご|ろく|なな|しち|はち|きゅう)(?=歳|才|さい|です|だよ|だけど|になった)/g;
const spokenOnes: Record<string, number> = {
  いち: 1,
  に: 2,
  さん: 3,
  よん: 4,
  し: 4,
  ご: 5,
  ろく: 6,
  なな: 7,
  しち: 7,
  はち: 8,
  きゅう: 9,
};
/** Two digits of a year of birth: "21年生まれ", "09年生", "零九后". */
const shortYears = /(?<!\d)(\d{2})(?=年(?:出?生|生まれ)|[后後](?!天|面|来|來))/g;
const shortYearsInSigns = /([零〇一])([零〇一二三四五六七八九])(?=[后後](?!天|面|来|來)|年(?:出?生|的))/g;

/** Puts a token in place of each number: what matters is whether a minor can be of that age, or born in that year, at `now`. */
export function replaceNumbers(text: string, now: Date): string {
  return text
    .replace(schoolYears, (_, school: string, year: string) => school + (schoolSigns[Number(year)] ?? year))
    .replace(bankNumbers, (signs) => signs.replace(/./gu, (sign) => bankSigns[sign] ?? sign))
    .replace(shortYearsInSigns, (_, tens: string, ones: string) => `20${digitOf(tens)}${digitOf(ones)}`)
    .replace(hanNumbers, (digits) => String(kanjiValue(digits)))
    .replace(spokenNumbers, (_, ones: string) => String(10 + (spokenOnes[ones] ?? 0)))
    .replace(
      /民[國国] ?(\d{2,3})年|(?<!\d)(\d{2,3})年次/g,
      (_, era, born) => `${1911 + Number(era ?? born)}年`,
    )
    .replace(/(?:平成|h)(\d{1,2})年/g, (_, year) => `${1988 + Number(year)}年`)
    .replace(/令和(\d{1,2})年/g, (_, year) => `${2018 + Number(year)}年`)
    .replace(/昭和(\d{1,2})年/g, (_, year) => `${1925 + Number(year)}年`)
    .replace(shortYears, (year) => String(wholeYear(Number(year), now)))
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

function digitOf(sign: string): number {
  return kanji[sign] ?? 0;
}

/** A year of two digits is none to come. */
function wholeYear(year: number, now: Date): number {
  return year <= now.getUTCFullYear() % 100 ? 2000 + year : 1900 + year;
}

function kanjiValue(digits: string): number {
  if (!digits.includes('十')) return kanji[digits] ?? 0;
  const [tens = '', ones = ''] = digits.split('十');
  return (kanji[tens] ?? 1) * 10 + (kanji[ones] ?? 0);
}

/** Numbers in words, from 5 on: those that may be the age of a minor, and others. */
const numberWords: Partial<Record<Language, { minor: string; adult: string }>> = {
  en: {
    minor:
      'five|six|seven|eight|nine|ten|eleven|twelve|(?:thirteen|fourteen|fifteen|sixteen|seventeen)(?:th)?|thirten|forteen|fiften|fifthteen|sixten|seventen|s1xt[3e]{2}n|s[3e]v[3e]nt[3e]{2}n|f1ft[3e]{2}n',
    adult:
      'eighteen|nineteen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty)(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?',
  },
  de: {
    minor:
      'funf|fuenf|sechs|sieben|acht|neun|zehn|elf|zwolf|zwoelf|dreizehn|(?:dreizehn|vierzehn|funfzehn|fuenfzehn|sechzehn|siebzehn)te[nr]?|vierzehn|funfzehn|fuenfzehn|sechzehn|siebzehn|sechszehn|fuffzehn|siebzen',
    adult:
      'achtzehn|neunzehn|(?:(?:ein|zwei|drei|vier|funf|sechs|sieben|acht|neun)und)?(?:zwanzig|dreissig|vierzig|funfzig|sechzig|siebzig)',
  },
  es: {
    minor:
      'cinco|seis|siete|ocho|nueve|diez y (?:seis|siete)|diez|doce|trece|catorce|quince|dieciseis|diecisiete|kince|quinse|catorse|diesiseis|diesisiete|(?<=\\b(?:tengo|tiene|tenia|cumpli|cumplo|cumple|de|con|solo|los) )once|once(?= (?:anos|anitos))',
    adult:
      'dieciocho|diecinueve|veinte|veinti(?:un|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve)|(?:treinta|cuarenta|cincuenta|sesenta|setenta)(?: y (?:un|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve))?',
  },
};

const wordPatterns = new Map(
  Object.entries(numberWords).map(([language, { minor, adult }]) => [
    language,
    {
      minor: new RegExp(`\\b(?:${minor})(?=jahrig|einhalb|\\b)`, 'g'),
      adult: new RegExp(`\\b(?:${adult})(?=jahrig|\\b)`, 'g'),
    },
  ]),
);

/** Puts the tokens in place of numbers that are words of a language. */
export function replaceNumberWords(text: string, language: Language): string {
  const patterns = wordPatterns.get(language);
  if (!patterns) return text;
  return text
    .replace(patterns.adult, ` ${numberTokens.adult} `)
    .replace(patterns.minor, ` ${numberTokens.minor} `)
    .replace(/ {2,}/g, ' ');
}
