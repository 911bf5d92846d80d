import type { Language } from '@kindred/contract/wire/languages';
import { sayIn } from '../../../platform/texts/say.ts';
import type { OutgoingKind } from './outgoing-kinds.ts';
import type { Price } from './prices.ts';

/** What takes the place of a sentence: nothing (''), a sentence, or the whole answer. */
export type SaidInstead = { words: string; isWhole: boolean };

type House = { language: Language; name: string; prices: readonly Price[]; hasAdmitted?: boolean };

/** The honest answer to the question whether a machine answers: the first sentence, before anything that a companion writes. */
export function honestYes(language: Language, name: string): string {
  return sayIn(language)('outgoing.yes', { name });
}

/** What the house says in the place of what is left out; each sentence of it once in an answer. */
export function sayInstead({ language, name, prices, hasAdmitted = false }: House) {
  const say = sayIn(language);
  const sentences = new Set<string>(hasAdmitted ? [say('outgoing.honest', { name })] : []);
  const once = (words: string) => {
    const isNew = !sentences.has(words);
    sentences.add(words);
    return { words: isNew ? words : '', isWhole: false };
  };
  return (kind: OutgoingKind | 'nothing'): SaidInstead => {
    switch (kind) {
      case 'human_claim':
      case 'in_person':
        return once(say('outgoing.honest', { name }));
      case 'price':
        return once(prices.length > 0 ? say('outgoing.price') : '');
      case 'self_harm_advice':
        return { words: say('outgoing.care'), isWhole: true };
      case 'minor':
        return { words: say('outgoing.adults'), isWhole: true };
      case 'pay_elsewhere':
      case 'link':
      case 'contact':
      case 'prompt_leak':
        return once('');
      case 'nothing':
        return { words: say('outgoing.else'), isWhole: false };
      default:
        return kind satisfies never;
    }
  };
}
