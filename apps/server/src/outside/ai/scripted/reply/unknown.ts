import type { Part } from '../reading/parts.ts';
import { readWords } from '../bank/word-list.ts';
import { contentWords } from '../understand/words.ts';
import { restOfLast } from './go-on.ts';
import { nearest } from './from-card.ts';
import { picked } from './choice.ts';
import { line, type Reply, type Talk } from './talk.ts';

/** Plain and short that it doesn't know or cannot do it, by what is asked; now and then with what it could tell instead. */
export function unknown(talk: Talk, part: Part): Reply {
  const { shape, text } = part;
  if (shape.act === 'request') return { said: line(talk, 'unknown.request'), questions: [] };
  const bare = contentWords(text).size < 2 && !shape.isOfFan;
  const rest =
    bare && talk.fan.bank.words('word.pronoun').has(readWords(text)) ? restOfLast(talk) : undefined;
  if (rest) return { said: rest, questions: [] };
  const choice = picked(talk, part);
  if (choice) return { said: choice, questions: [] };
  const near = nearest(talk, part);
  if (near) return { said: near, questions: [] };
  return { said: [...line(talk, unknownName(part, talk)), ...offer(talk)], questions: [] };
}

function unknownName({ shape, text }: Part, { fan }: Talk): string {
  const isOpinion = fan.bank.words('word.opinion').has(readWords(text));
  if (isOpinion && shape.asks === 'whether' && fan.bank.lines('opinion').length > 0) return 'opinion';
  if (shape.isOfFan && !shape.isOfCharacter) return 'unknown.fan';
  if (!shape.isOfCharacter) return 'unknown.world';
  return `unknown.${shape.asks ?? 'thing'}`;
}

/** After every third answer of this kind: what it could tell instead. */
function offer(talk: Talk): string[] {
  const names = [
    'person',
    'place',
    'time',
    'reason',
    'number',
    'choice',
    'way',
    'thing',
    'whether',
    'fan',
    'world',
  ];
  const lines = names.flatMap((name) => talk.fan.bank.lines(`unknown.${name}`));
  const count = talk.fan.answered.filter((answer) => lines.some((said) => answer.includes(said))).length;
  return count % 3 === 1 ? line(talk, 'unknown.offer') : [];
}
