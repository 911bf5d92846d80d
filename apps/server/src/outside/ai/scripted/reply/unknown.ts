import type { Part } from '../reading/parts.ts';
import { readWords } from '../bank/word-list.ts';
import { contentWords } from '../understand/words.ts';
import { nextPiece, restOfLast } from './go-on.ts';
import { nearest } from './nearest.ts';
import { picked } from './choice.ts';
import { isSpaced, led, line, plainly, type Reply, type Talk } from './talk.ts';

/** Plain and short that it doesn't know or cannot do it, by what is asked; now and then with what it could tell instead. */
export function unknown(talk: Talk, part: Part): Reply {
  const { shape, text } = part;
  if (shape.act === 'request')
    return plainly(nearest(talk, part)) ?? { said: line(talk, 'unknown.request'), questions: [] };
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

function unknownName({ shape, text }: Part, talk: Talk): string {
  const { fan } = talk;
  const opinion = fan.bank.words('word.opinion').find(readWords(text));
  // "Does your hand still hurt?" asks for no opinion, "do you think it hurts?" does.
  const isOpinion =
    opinion !== undefined && (!shape.isOfCharacter || opinion.includes(' ') || !isSpaced(talk));
  if (isOpinion && shape.asks === 'whether' && fan.bank.lines('opinion').length > 0) return 'opinion';
  if (shape.isOfFan && !shape.isOfCharacter) return 'unknown.fan';
  if (!isSpaced(talk) && fan.bank.words('word.pronoun').has(readWords(text)))
    return `unknown.${shape.asks ?? 'thing'}`;
  if (!shape.isOfCharacter) return 'unknown.world';
  return `unknown.${shape.asks ?? 'thing'}`;
}

/** After every second answer of this kind: something that it can tell, else what it could do instead. */
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
  if (count % 2 !== 1) return [];
  const [piece] = nextPiece(talk) ?? [];
  return piece ? led(talk, line(talk, 'card.lead')[0], [piece]) : line(talk, 'unknown.offer');
}
