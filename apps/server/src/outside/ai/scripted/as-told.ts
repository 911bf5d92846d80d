import { readFacts } from '../facts/read-facts.ts';
import { findConcepts } from './concepts.ts';
import { readIntent } from './intents.ts';
import { chinese } from './lines/chinese.ts';
import { english } from './lines/english.ts';
import { contentWords } from './words.ts';

/**
 * What somebody says of themselves by answering in a word what the offline companion has asked in its answer before: "Kim" to
 * "What should I call you?" is "My name is Kim."; everything else as it is.
 */
export function asTold(content: string, before: string | null | undefined): string {
  if (!before || before.length > 2000) return content;
  if (readFacts(content).length > 0 || readIntent(content) !== 'other') return content;
  const ends = (lines: string[]) => lines.some((line) => before.trimEnd().endsWith(line));
  const word = content.trim().replace(/[\s.!,:)。！]+$/, '');
  // "Hungry" is no name, and "at home" no place.
  if (findConcepts(contentWords(word), word).size > 0 || noAnswer.test(word)) return content;
  if (ends(english.askName)) {
    const name =
      /^(?:[Ii](?:'?m| am) (?=\p{Lu})|(?:[Ii]t'?s|[Jj]ust) )?((?!im$)\p{L}[\p{L}'-]{1,19}(?: \p{Lu}[\p{L}'-]{1,19})?)(?: btw| by the way)?$/u.exec(
        word,
      )?.[1];
    return name ? `My name is ${capitalized(name)}.` : content;
  }
  if (ends(english.askPlace)) {
    const place = /^(?:(?:i'm|im|from|in|near) )*(\p{L}[\p{L}' -]{1,23})$/iu.exec(word)?.[1];
    return place && place.split(' ').length < 4 ? `I live in ${capitalized(place)}.` : content;
  }
  if (!/^(?:[\p{Script=Han}·]{1,4}|\p{Script=Latin}{2,12})$/u.test(word) || /[我你是在不没]/.test(word))
    return content;
  if (ends(chinese.askName)) return `我叫${word}`;
  return ends(chinese.askPlace) ? `我住在${word}` : content;
}

const noAnswer =
  /^(?:at|my|the|a|an|here|there|nowhere|somewhere|everywhere|bed|nothing|anything|whatever|guess|secret|later|busy)\b/i;

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
