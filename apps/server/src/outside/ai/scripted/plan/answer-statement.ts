import type { Intent } from '../languages/intents.ts';
import type { Part } from '../understand/split-parts.ts';
import type { PartAnswer } from './answer-part.ts';
import { stances, topics } from './intent-sets.ts';
import { acknowledge } from './news.ts';
import { fit, fitExample, sureFit } from './own-words.ts';
import type { Saying } from './saying.ts';
import { ofSubjectToTrouble } from './subject.ts';

/** Something that they tell: what they said of themselves is taken note of, what the card knows of it is said, else its tone is met. */
export function answerStatement(saying: Saying, part: Part): PartAnswer {
  const { turn, say } = saying;
  const { lines, good, bad } = turn.spoken;
  const news = newsOf(saying, part);
  if (news.length > 0) return { said: news, isOwn: false, ask: [] };
  const own = fitExample(saying, part, toldFit) ?? ofSubjectToTrouble(saying, part.text);
  if (own) return { said: own, isOwn: true, ask: [] };
  if (laughing.test(part.text)) return { said: [say(lines.amused)], isOwn: false, ask: [] };
  const isBad = bad.test(part.text);
  const isGood = !isBad && good.test(part.text);
  const echo = freshEcho(saying, part);
  const reaction = isBad ? lines.heardBad : isGood ? lines.heardGood : lines.heard;
  const related = relatedTo(saying, part);
  if (echo && !isBad && !isGood && related.length === 0)
    return { said: [say(lines.echo, echo)], isOwn: false, ask: [] };
  const echoed = echo && related.length > 0 ? [say(lines.echoAlone, echo)] : [];
  return { said: [...echoed, say(reaction), ...related], isOwn: related.length > 0, ask: [] };
}

/** An example of the card has nearly their words. */
export const toldFit = 4;

/** How they stand to what they tell is met, after their own words where those can be said back. */
export function answerStance(saying: Saying, part: Part, answer: PartAnswer): PartAnswer {
  const { say, turn } = saying;
  const isOfThing = ofThings.has(part.intent);
  const echo =
    isOfThing && part.news.length === 0 && part.text.length > shortestEchoed ? freshEcho(saying, part) : '';
  const related = isOfThing ? relatedTo(saying, part) : [];
  const said = [echo ? say(turn.spoken.lines.echoAlone, echo) : '', ...answer.said, ...related].filter(
    Boolean,
  );
  return { ...answer, said, isOwn: related.length > 0 };
}

/** What the card surely knows of what they tell, with words that lead to it; not after each statement. */
function relatedTo(saying: Saying, part: Part): string[] {
  const { turn, say } = saying;
  const { lead } = turn.spoken.lines;
  if (lead.some((line) => turn.answered.at(-1)?.includes(line))) return [];
  const related = fit(saying, part, sureFit);
  return related ? [say(lead), ...related] : [];
}

/** Their own words said back; '' where they cannot be, or were in one of the last answers. */
function freshEcho({ turn }: Saying, part: Part): string {
  const echoOf = (text: string) => turn.spoken.echo(text.replace(/[.!。！~～\s]+$/u, ''));
  const isRecent = turn.earlier.slice(-echoPause).some((text, index) => {
    const echo = echoOf(text);
    return echo !== '' && turn.answered.at(index - echoPause)?.includes(echo);
  });
  return isRecent ? '' : echoOf(part.text);
}

/** They tell of something that can be said back to them or told of. */
const ofThings: ReadonlySet<string> = new Set<Intent>([
  'never_been',
  'lacks',
  'little_time',
  'likes',
  'dislikes',
  'timing',
  'whereabouts',
  'seen',
  'routine',
]);

/** In UTF-16 units. */
const shortestEchoed = 6;

/** So many answers stand between two that say somebody's words back. */
const echoPause = 1;

const laughing = /(?:ha|he|ja|je){2,}|\blol\b|(?<![a-z])[wｗ]+$|(?<!别)笑$|哈{2,}|[😂🤣😅]/iu;

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
  const isHeavy = heavy.has(part.intent);
  const news = newsOf(
    saying,
    isHeavy ? { ...part, news: part.news.filter(({ kind }) => kind !== 'plan' && kind !== 'like') } : part,
  );
  if (news.length === 0) return answer;
  const isGreeting = ['hello', 'morning', 'back'].includes(part.intent);
  const isTopic = topics.has(part.intent) || stances.has(part.intent);
  if (isTopic) return { said: news, isOwn: false, ask: [] };
  return {
    ...answer,
    said: isGreeting ? [...answer.said, ...news] : [...news, ...answer.said],
    ask: isGreeting ? [] : (saying.turn.spoken.exchanges[part.intent as Intent]?.ask ?? []),
  };
}

/** A plan or a liking beside these is none. */
export const heavy: ReadonlySet<string> = new Set<Intent>([
  'night',
  'will_try',
  'goodbye',
  'jobless',
  'quitting',
  'failed',
  'heartbreak',
  'worry_for',
  'hurt',
  'sad',
  'joy',
  'agreed',
  'dislikes',
]);

/** Notes on what they told of themselves. */
export function newsOf(saying: Saying, part: Part): string[] {
  return part.news.map((fact) => acknowledge(fact, saying)).filter(Boolean);
}
