import type { Nearness } from '../bank/bank-index.ts';
import type { Part } from '../reading/parts.ts';
import { answerStatement } from './answer-statement.ts';
import { askedWords, fromWords } from './from-card.ts';
import { fromExample } from './from-example.ts';
import { led, line, plainly, type Reply, type Talk } from './talk.ts';

/** What the card says of its subject, else what anybody knows who knows it; a number anybody knows better. */
export function ofSubject(talk: Talk, part: Part): string[] | undefined {
  const known =
    part.shape.asks === 'number'
      ? (fromExample(talk, part) ?? freshLine(talk, part) ?? fromWords(talk, part))
      : (newOf(talk, ofCard(talk, part)) ?? freshLine(talk, part));
  return known ?? ofCard(talk, part) ?? againOf(talk, part);
}

/** A trouble with the subject: what helps, where it was not said yet. */
export function ofTold(talk: Talk, part: Part): Reply {
  const known = newOf(talk, ofCard(talk, part)) ?? freshLine(talk, part);
  return plainly(known) ?? answerStatement(talk, { ...part, intent: '' });
}

/** What the card says, unless it was told before. */
export function newOf({ fan }: Talk, said: string[] | undefined): string[] | undefined {
  const isOld = said?.some((text) =>
    ['card.told', 'card.again'].some((name) => fan.bank.lines(name).some((lead) => text.startsWith(lead))),
  );
  return isOld ? undefined : said;
}

/** What of the subject was said before, once more; that there is no more of it where it was said just now. */
function againOf(talk: Talk, { intent }: Part): string[] | undefined {
  const [said] = talk.fan.bank.lines(intent);
  const [lead] = line(talk, 'card.again');
  if (said === undefined) return undefined;
  return lead === undefined || talk.fan.answered.at(-1)?.includes(said)
    ? line(talk, 'card.told')
    : led(talk, lead, [said]);
}

/** Questions that are about nothing by themselves: what was told before decides. */
const saysNothing = /^(?:want\.advice|want\.decide|ask\.normal)$/;

/** So near has what was told before and a question that says little by itself to be to something of the subject. */
const nearTogether = 0.28;

/** "My bowls turn into plates. What am I doing wrong?": what anybody knows who knows the subject, by both sentences; nothing more where the first was answered so. */
export function ofSubjectTogether(talk: Talk, part: Part): string[] | undefined {
  const { fan, theme } = talk;
  const at = fan.parts.indexOf(part);
  const before = at > 0 ? fan.parts.slice(0, at) : (fan.before[0] ?? []);
  const told = [...before.toReversed().map(({ text }) => text), before.map(({ text }) => text).join(' ')];
  // Patterns decide only where the question has no words of its own.
  const isBare = saysNothing.test(part.intent) || askedWords(talk, part.text).length === 0;
  const isOfTheme = (entry: string) => theme !== undefined && entry.startsWith(`know.${theme}.`);
  const [best] = told
    .flatMap((text) => [...(saysNothing.test(part.intent) ? [text] : []), `${text} ${part.text}`])
    .flatMap((text) => fan.bank.read(text, isOfTheme, isBare ? isOfTheme : () => false).nearest)
    .toSorted((a, b) => b.score - a.score);
  const any = best && best.score >= nearTogether ? best : ofAnySubject(talk, part);
  if (!any) return undefined;
  return ofEntryTogether(talk, part, any.entry);
}

/** "I'm afraid of flying. Any tips?" asked of a potter. */
function ofAnySubject({ fan }: Talk, part: Part): Nearness | undefined {
  if (!part.intent.startsWith('want.advice')) return undefined;
  const before = fan.parts[fan.parts.indexOf(part) - 1] ?? fan.before[0]?.at(-1);
  const [best] = fan.bank.read(
    before?.text ?? part.text,
    (entry) => entry.startsWith('know.'),
    () => false,
  ).nearest;
  return best && best.score >= nearOfOthers ? best : undefined;
}

const nearOfOthers = 0.5;

function ofEntryTogether(talk: Talk, part: Part, entry: string): string[] | undefined {
  const { fan } = talk;
  const at = fan.parts.indexOf(part);
  const before = at > 0 ? fan.parts.slice(0, at) : (fan.before[0] ?? []);
  if (at > 0 && before.some(({ intent }) => intent === entry)) return [];
  const meant = { ...part, intent: entry };
  // "Any remedy?" asks for what was said; a question with words of its own does not.
  return (
    freshLine(talk, meant) ?? (askedWords(talk, part.text).length < 2 ? againOf(talk, meant) : undefined)
  );
}

/** How near a question of the character itself must be to what anybody knows of its subject. */
const nearAlone = 0.36;

/** "How do you come up with ideas?": where the card does not say it, what anybody knows of the subject. */
export function ofSubjectAlone(talk: Talk, part: Part): string[] | undefined {
  const { fan, theme } = talk;
  if (theme === undefined || !/^(?:reason|way|thing)$/.test(part.shape.asks ?? '')) return undefined;
  const [best] = fan.bank.read(
    part.text,
    (entry) => entry.startsWith(`know.${theme}.`),
    () => false,
  ).nearest;
  return best && best.score >= nearAlone ? freshLine(talk, { ...part, intent: best.entry }) : undefined;
}

/** A line of the entry that was not said yet. */
function freshLine(talk: Talk, { intent }: Part): string[] | undefined {
  const open = talk.fan.bank
    .lines(intent)
    .filter((text) => !talk.fan.answered.some((answer) => answer.includes(text)));
  const said = talk.say(open);
  return said === '' ? undefined : [said];
}

export function ofCard(talk: Talk, part: Part): string[] | undefined {
  return fromExample(talk, part) ?? fromWords(talk, part);
}
