import type { Part } from '../understand/split-parts.ts';
import { contentWords } from '../understand/words.ts';
import { fit, followUp, ofItself, sureFit } from './own-words.ts';
import { quoteOf } from './recall.ts';
import type { Saying } from './saying.ts';

/** They want something explained, which is no question about the character. */
const explaining = /\bexplain|erklär|expl[ií]ca|解释|説明/iu;

/** They ask for what they have said before. */
const recalling =
  /\b(?:again|remember|told|said|mention|nochmal|noch mal|erzählt|gesagt|recuerdas|dije|conté|otra vez)|来着|说过|记得|言った|言いました|覚え/iu;

/** A question of no other kind: by the card, by what was told last, by what they have said; else that it does not know. */
export function answerQuestion(saying: Saying, part: Part): string[] {
  const { turn, say } = saying;
  const { lines, favourite } = turn.spoken;
  const scenes = [...turn.spoken.exchanges.adventure.say, ...lines.scene];
  const isInPlay = scenes.some((line) => turn.answered.at(-1)?.includes(line));
  const isPointing = turn.spoken.pronoun.test(part.text) && contentWords(part.text).size < 2;
  const card =
    (isPointing ? fit(saying, part, sureFit) : undefined) ??
    (isPointing ? followUp(saying, part) : undefined) ??
    fit(saying, part);
  if (card) return card;
  if (isInPlay) return [say(lines.scene)];
  if (recalling.test(part.text) && turn.spoken.own.test(part.text) && !part.isOfCharacter) {
    const quote = quoteOf(saying, part);
    if (quote) return [quote];
  }
  const isBare = part.isOfCharacter && contentWords(part.text).size === 0;
  const itself = isBare && turn.language === 'en' ? ofItself(saying) : [];
  if (itself.length > 0) return itself;
  if (explaining.test(part.text)) return [say(lines.dontKnow)];
  return [say(part.isOfCharacter || favourite.test(part.text) ? lines.deflect : lines.dontKnow)];
}
