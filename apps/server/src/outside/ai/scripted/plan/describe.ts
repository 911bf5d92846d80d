import { isWrittenIn } from '../knowledge/card-knowledge.ts';
import { inFirstPerson, namesOf } from '../knowledge/first-person.ts';
import { sentencesOf } from '../sentences.ts';
import { ofItself } from './own-words.ts';
import type { Saying } from './saying.ts';

/** What people say of the character, or what its card says of it. */
export function describe(saying: Saying): string[] {
  const { card, say, turn } = saying;
  const [first = ''] = sentencesOf(card.personality);
  if (first === '' || saying.borrowed || !isWrittenIn(first, turn.language) || first.includes('{{'))
    return ofItself(saying);
  if (/\b(?:he|she|they|is|has)\b/i.test(first))
    return inFirstPerson(
      [first],
      namesOf(card.names, card.personality),
      /\b(?:he|his)\b/i.test(card.personality),
    );
  const value = first.replace(/[.。]$/, '');
  const isNoun = turn.language === 'de';
  return [say(turn.spoken.lines.saidOfMe, isNoun ? value : value.replace(/^\p{Lu}(?=\p{Ll})/u, lowerCase))];
}

/** Where it is, as far as the card's scene says so without the fan in it. */
export function describeScene(saying: Saying): string[] {
  const { card, say, turn } = saying;
  const scene = (saying.borrowed ? [] : sentencesOf(card.scenario)).find(
    (sentence) => !/\{\{|<|\b(?:fan|user)\b|粉丝/i.test(sentence) && isWrittenIn(sentence, turn.language),
  );
  const isTold = scene !== undefined && turn.answered.some((answer) => answer.includes(scene));
  return scene && !isTold ? [say(turn.spoken.lines.hereIs, scene)] : [];
}

function lowerCase(letter: string): string {
  return letter.toLowerCase();
}
