import { type Intent, type IntentGroup, intentGroups } from '../languages/intents.ts';
import type { SpokenLanguage } from '../languages/spoken-language.ts';
import { solveSum } from './solve-sum.ts';

/** What a part of a message does; `other` tells something, `unclear` says nothing that can be read. */
export type PartIntent = Intent | 'sum' | 'question' | 'other' | 'emoji' | 'unclear';

/** An intent, and what the first group of its pattern holds. */
export type Reading = { intent: PartIntent; detail: string };

const groups = Object.entries(intentGroups) as [IntentGroup, readonly Intent[]][];
/** Of how somebody is and what they do: of the fan, not what they ask of others. */
const ofTheFan: ReadonlySet<IntentGroup> = new Set([
  'feelings',
  'tidings',
  'confidences',
  'topics',
  'stances',
]);
/** They are read of statements alone. */
const told: ReadonlySet<IntentGroup> = new Set(['tidings', 'confidences', 'stances']);
/** Greetings that a question may stand behind. */
const openings: ReadonlySet<PartIntent> = new Set(['hello', 'morning', 'back']);
/** Of other people, what they do is no doing of the fan's. */
const thirdPerson =
  /^(?:she|he|they|sie|er|ella|él|她|他|它|彼女?)(?!\p{L}*['’])(?=[\s\p{Script=Han}\p{Script=Hiragana}])/iu;
const closeTopics: ReadonlySet<PartIntent> = new Set(['date', 'family', 'friend', 'child', 'animal']);

/** What dies without being mourned. */
const things =
  /\b(?:plant|basil|cactus|fern|orchid|phone|laptop|battery|car|pflanze|basilikum|handy|akku|planta|albahaca|móvil|batería)\b|植物|手机|电池|スマホ|観葉/iu;

/** Greetings that are understood in all languages, with nothing behind them. */
export const isGreetingOfAll =
  /^[¡\s]*(?:bonjour|bonsoir|salut|ahoy|ahoi|aloha|salve|hej|hello|hi|hola|namaste|konnichiwa)(?!\p{L})[\s,!.]*(?:\p{L}+ ?){0,2}[\s!.?\p{Extended_Pictographic}]*$/iu;

/** Reads a part of a message in a language. */
export function readIntent(said: string, spoken: SpokenLanguage): Reading {
  // A face beside words changes none of them.
  const text = said.replace(/\p{Extended_Pictographic}/gu, '').trim() || said;
  if (isGreetingOfAll.test(text)) return { intent: 'hello', detail: '' };
  if (solveSum(text) !== undefined) return { intent: 'sum', detail: '' };
  // "A poem for my birthday" asks for a poem.
  if (spoken.exchanges.poem.when.test(text)) return { intent: 'poem', detail: '' };
  const isQuestion = spoken.isQuestion.test(text);
  const isOfOthers = isQuestion && !(spoken.own.test(text) && !/[?？]\s*$/.test(text));
  for (const [group, intents] of groups) {
    if (group === 'play' || group === 'unknown') continue;
    for (const intent of intents) {
      if (isQuestion && told.has(group)) continue;
      if (isOfOthers && ofTheFan.has(group) && intent !== 'advice_sleep') continue;
      const match = spoken.exchanges[intent].when.exec(text);
      if (!match) continue;
      if (intent === 'loss' && things.test(text)) continue;
      if (openings.has(intent) && isMoreThanGreeting(text.slice(match.index + match[0].length), spoken))
        continue;
      if (intent === 'ill' && isOfOthersClose(text, spoken)) return { intent: 'worry_for', detail: '' };
      if (group === 'topics' && !closeTopics.has(intent) && thirdPerson.test(text)) continue;
      return { intent, detail: match.slice(1).find(Boolean)?.trim() ?? '' };
    }
  }
  if (isQuestion && /\p{L}/u.test(text)) return { intent: 'question', detail: '' };
  if (/\p{L}{2}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text))
    return { intent: 'other', detail: '' };
  return { intent: /\p{Extended_Pictographic}/u.test(text) ? 'emoji' : 'unclear', detail: '' };
}

/** "Hi, who are you?" asks behind the greeting. */
function isMoreThanGreeting(rest: string, spoken: SpokenLanguage): boolean {
  const words = rest.replace(/^[\s,，、!！.。~～]+/, '');
  return words.length > 2 && spoken.isQuestion.test(words);
}

/** Somebody close to them is meant, not they themselves. */
function isOfOthersClose(text: string, { exchanges }: SpokenLanguage): boolean {
  return (['family', 'child', 'friend', 'animal'] as const).some((intent) =>
    exchanges[intent].when.test(text),
  );
}

/** What a question asks for that the card has no answer to. */
export function readUnknown(text: string, spoken: SpokenLanguage): Intent | undefined {
  return intentGroups.unknown.find((intent) => spoken.exchanges[intent].when.test(text));
}

/** What a deed between asterisks is. */
export function readDeed(text: string, spoken: SpokenLanguage): Intent {
  return intentGroups.play.find((intent) => spoken.exchanges[intent].when.test(text)) ?? 'act';
}
