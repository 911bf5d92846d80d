import type { Intent } from '../languages/exchange.ts';
import type { Part } from '../understand/split-parts.ts';
import type { PartAnswer } from './answer-part.ts';
import { topics } from './intent-sets.ts';
import { acknowledge } from './news.ts';
import { fit, sureFit } from './own-words.ts';
import type { Saying } from './saying.ts';

/** Something that they tell: what they said of themselves is taken note of, what the card knows of it is said, else its tone is met. */
export function answerStatement(saying: Saying, part: Part): PartAnswer {
  const { turn, say } = saying;
  const { lines, good, bad } = turn.spoken;
  const news = newsOf(saying, part);
  if (news.length > 0) return { said: news, isOwn: false, ask: [] };
  const related = fit(saying, part, sureFit);
  if (related) return { said: related, isOwn: true, ask: [] };
  if (laughing.test(part.text)) return { said: [say(lines.amused)], isOwn: false, ask: [] };
  const isBad = bad.test(part.text);
  const isGood = !isBad && good.test(part.text);
  if (isBad || isGood)
    return { said: [say(isBad ? lines.heardBad : lines.heardGood)], isOwn: false, ask: [] };
  const echo = turn.spoken.echo(part.text.replace(/[.!。！~～\s]+$/u, ''));
  return { said: [say(echo === '' ? lines.heard : lines.echo, echo)], isOwn: false, ask: [] };
}

const laughing = /(?:ha|he|ja|je){2,}|\blol\b|[wｗ笑]$|哈{2,}|[😂🤣😅]/iu;

/** A face alone. */
export function answerEmoji({ turn, say }: Saying, { text }: Part): PartAnswer {
  const { lines } = turn.spoken;
  if (/[😢😭😞😔☹🙁💔😿😥😣😩😫🥺]/u.test(text))
    return { said: [say(lines.emojiBad)], isOwn: false, ask: lines.emojiAsk };
  if (/[😬🙄😐😑😒🤔😳😶😴🙈😅]/u.test(text))
    return { said: [say(lines.emojiOdd)], isOwn: false, ask: lines.emojiAsk };
  return { said: [say(lines.emojiGood)], isOwn: false, ask: [] };
}

/** What they told of themselves is taken note of beside the answer. */
export function withNews(saying: Saying, part: Part, answer: PartAnswer): PartAnswer {
  // "Say hello to Miso" is no answer to its death.
  if (part.intent === 'loss') return answer;
  const news = newsOf(saying, part);
  if (news.length === 0) return answer;
  const isGreeting = ['hello', 'morning', 'back'].includes(part.intent);
  const isTopic = topics.has(part.intent);
  if (isTopic) return { said: news, isOwn: false, ask: [] };
  return {
    ...answer,
    said: isGreeting ? [...answer.said, ...news] : [...news, ...answer.said],
    ask: isGreeting ? [] : (saying.turn.spoken.exchanges[part.intent as Intent]?.ask ?? []),
  };
}

/** Notes on what they told of themselves. */
export function newsOf(saying: Saying, part: Part): string[] {
  return part.news.map((fact) => acknowledge(fact, saying)).filter(Boolean);
}
