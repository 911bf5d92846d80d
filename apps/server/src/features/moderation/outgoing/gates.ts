import { fold } from '../fold.ts';
import { chinese } from './rules/chinese.ts';
import { english } from './rules/english.ts';
import { german } from './rules/german.ts';
import { japanese } from './rules/japanese.ts';
import { spanish } from './rules/spanish.ts';

const ofMoney =
  'diamond diamant gem coin credit dollar buck quid usd euro eur pound gbp cent yuan rmb yen rupee peso franc dólar céntimo centavo libra moneda gema münze taler price free discount rabatt descuento precio gratis kostenlos umsonst halben dot punkt punto prompt instruction instruktion anweisung instruccion instrucciones rules 钻石 美元 美金 块 元 人民币 欧元 刀 半价 免费 折 ダイヤ ドル 円 ユーロ 無料 半額 タダ 割引 ドット 指令 提示 プロンプト 指示';

const stems = [english, german, spanish, chinese, japanese]
  .flatMap((rules) => rules.stems)
  .concat(ofMoney.split(' '));
const isLatin = (stem: string) => /^\p{Script=Latin}+$/u.test(stem);
const begins = (stem: string) => Array.from(stem, (_, at) => stem.slice(0, at + 1));

const latin = stems.filter(isLatin);
/** Beginnings of words; shorter ones are words of their own. */
const shortest = 4;
const wholeWords = new Set(latin.filter((stem) => stem.length < shortest));
const wordStems = new Set(latin.filter((stem) => stem.length >= shortest));
const longest = Math.max(...latin.map((stem) => stem.length));
const openWords = new Set(latin.flatMap(begins));
const wide = [...new Set(stems.filter((stem) => !isLatin(stem)))];
const anyWide = new RegExp(wide.join('|'), 'u');
const openWide = new Set(wide.flatMap(begins));
const longestWide = Math.max(...wide.map((stem) => stem.length));

/** Signs that stand in addresses, numbers and amounts, and letters that stand one by one. */
const anySign =
  /[\p{Nd}@\p{Sc}💎％%]|:\/\/|\.\p{L}|(?<![\p{L}\p{N}'])\p{L}[ .*_-]\p{L}[ .*_-]\p{L}(?!\p{L})/u;

/**
 * How much of the newest words may be shown before their sentence is judged: 'none' where a rule could match in this
 * sentence, else the length up to a word that may still become one of those. `shown` is what stands before them.
 */
export function clearLength(newest: string, text: string): number | 'none' {
  const around = text.slice(-longestWide) + newest;
  const folded = fold(around);
  if (anySign.test(folded)) return 'none';
  const all = folded.match(/\p{Script=Latin}+/gu) ?? [];
  const isOpen = /\p{Script=Latin}\p{Cf}*$/u.test(newest);
  for (const [at, word] of all.entries())
    if (!(isOpen && at === all.length - 1) && isGate(word)) return 'none';
  const last = isOpen ? (all.at(-1) ?? '') : '';
  if (last.length >= shortest && isGate(last)) return 'none';
  if (last !== '' && openWords.has(last)) return newest.search(/[\p{Script=Latin}\p{Cf}]+$/u);
  if (!/[^\p{ASCII}]/u.test(newest)) return newest.length;
  if (anyWide.test(folded)) return 'none';
  for (let length = Math.min(longestWide, newest.length); length > 0; length--)
    if (openWide.has(fold(newest.slice(-length)))) return newest.length - length;
  return newest.length;
}

function isGate(word: string): boolean {
  if (wholeWords.has(word)) return true;
  for (let length = shortest; length <= Math.min(word.length, longest); length++)
    if (wordStems.has(word.slice(0, length))) return true;
  return false;
}
