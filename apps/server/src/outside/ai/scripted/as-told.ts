import { languages } from '@kindred/contract/wire/languages';
import { bankOf } from './bank/bank.ts';
import { readFacts } from '../facts/read-facts.ts';
import { findConcepts } from './understand/concepts.ts';
import { simplified } from '../../../platform/texts/simplified.ts';
import { contentWords } from './understand/words.ts';

/**
 * What somebody says of themselves by answering in a word what the offline companion has asked in its answer before: "Kim" to
 * "What should I call you?" is "My name is Kim."; everything else as it is.
 */
export function asTold(content: string, before: string | null | undefined): string {
  if (!before || before.length > 2000) return content;
  const said = before.trimEnd();
  for (const code of languages) {
    const bank = bankOf(code);
    const kind = (['name', 'place'] as const).find((name) =>
      bank.lines(`back.${name}`).some((line) => said.endsWith(line)),
    );
    if (!kind || readFacts(content).length > 0) continue;
    const word = content.trim().replace(/[\s.!,:)。！]+$/, '');
    const [best] = bank.read(code === 'zh' ? simplified(word) : word).nearest;
    if ((best && best.score > 0.4) || findConcepts(contentWords(word), word).size > 0 || noAnswer.test(word))
      return content;
    const value = /\p{Script=Latin}/u.test(word) ? inLatin(word, kind === 'name') : inHan(word);
    return value ? (bank.lines(`told.${kind}`)[0] ?? '').replace('{x}', () => capitalized(value)) : content;
  }
  return content;
}

function inLatin(word: string, isName: boolean): string | undefined {
  if (isName)
    return /^(?:[Ii](?:'?m| am) (?=\p{Lu})|(?:[Ii]t'?s|[Jj]ust|[Ss]oy|[Ii]ch bin) )?((?!im$)\p{L}[\p{L}'-]{1,19}(?: \p{Lu}[\p{L}'-]{1,19})?)(?: btw| by the way)?$/u.exec(
      word,
    )?.[1];
  const place = /^(?:(?:i'm|im|from|in|near|en|de|desde|aus) )*(\p{L}[\p{L}' -]{1,23})$/iu.exec(word)?.[1];
  return place && place.split(' ').length < 4 ? place : undefined;
}

function inHan(said: string): string | undefined {
  const word = said.replace(/(?:です|だよ|だ|といいます|から)$/u, '');
  const isWord = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー·]{1,8}$/u.test(word);
  return isWord &&
    !/[我你是在不没嘛吗呢吧啊呀哦哈了的得就都也很要去会]/.test(word) &&
    (word.length < 5 || /\p{Script=Katakana}/u.test(word))
    ? word
    : undefined;
}

const noAnswer =
  /^(?:at|my|the|a|an|here|there|nowhere|somewhere|everywhere|bed|nothing|anything|whatever|guess|secret|later|busy|aquí|nada|hier|nichts|secreto|geheimnis)\b/i;

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
