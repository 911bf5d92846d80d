import type { Language } from '@kindred/contract/wire/languages';
import { demoCreators } from '../../../apps/server/demo/creators/demo-creators.ts';
import { wordsInLanguages } from '../../../apps/server/demo/creators/languages/in-languages.ts';
import { demoComments } from '../../../apps/server/demo/world/demo-comments.ts';
import { ready } from '../../../apps/server/src/outside/ai/scripted/languages/ready/ready-pieces.ts';
import { findLanguages } from '../../../apps/server/src/features/moderation/signals/find-languages.ts';
import { prepare } from '../../../apps/server/src/features/moderation/signals/prepare.ts';
import { readBankReplies } from './bank-texts.ts';
import { messagesIn, readTextFiles, readWholeLanguages, server } from '../../../apps/web/texts/read-texts.ts';

/** Texts under these keys speak of danger, of age and of machines. */
const aboutSignals = /care|help|crisis|age|moderation|report|outgoing|note|legal|staff|aiUsage|brief/i;
/** What the companion says under these names is about signals. */
const entriesAboutSignals =
  /^(?:sad\.(?:distress|loss\w*|mourning|panic)|cant\.machine\w*|cant\.real_person|ask\.age|tell\.age)$/;
/** Part of the companion's replies: all of them would outweigh what fans say. */
const everyReply = 3;
/** Shorter sentences are names and labels. */
const fewestLetters = 4;

const cache = new Map<Language, string[]>();

/** The sentences of the product's own texts in a language: pages, demo creators, and lines of the offline companion. */
export function readProductTexts(language: Language): string[] {
  const cached = cache.get(language);
  if (cached) return cached;
  const texts = [...pageTexts(language), ...companionLines(language), ...demoTexts(language)];
  const sentences = texts.flatMap((text) =>
    text.split(/(?<=[.!?。！？…])\s*|\n/u).map((part) => part.trim()),
  );
  const unique = [...new Set(sentences)].filter((text) => isSentence(text, language));
  cache.set(language, unique);
  return unique;
}

function isSentence(text: string, language: Language): boolean {
  if (text.length < fewestLetters || !/\p{L}/u.test(text) || /^[\w.:/@-]+$/.test(text)) return false;
  return (
    !/\b(?:AI|KI|IA|bot)\b|AI|机器|人工/.test(text) &&
    findLanguages(prepare(text, new Date(0))).includes(language)
  );
}

function pageTexts(language: Language): string[] {
  const files = [
    ...readTextFiles(),
    ...readTextFiles(server),
    ...readWholeLanguages('web'),
    ...readWholeLanguages('server'),
  ];
  return [...messagesIn(files, language)]
    .filter(([key]) => !aboutSignals.test(key))
    .map(([, message]) => fillBlanks(message));
}

function companionLines(language: Language): string[] {
  const replies = readBankReplies(language)
    .filter(({ entry }) => !entriesAboutSignals.test(entry))
    .filter((_, at) => at % everyReply === 0);
  return [...replies.map(({ text }) => text), ...stringsIn(ready[language])].map(fillBlanks);
}

function demoTexts(language: Language): string[] {
  if (language !== 'en') {
    return demoCreators
      .flatMap(({ handle }) => stringsIn(wordsInLanguages(handle)[language]))
      .map(fillBlanks);
  }
  return [...demoCreators, ...demoComments].flatMap(stringsIn).map(fillBlanks);
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

const names = ['Mara', 'Kai', 'Lin', 'Noor', 'Theo', 'Isolde', 'Sam', '小雨', 'Ren', 'Luz'];

/** A message with something in each blank; of a choice of words the last ones, the general case. */
function fillBlanks(message: string): string {
  let text = message;
  let before = '';
  while (text !== before) {
    before = text;
    text = text
      .replace(/\{\{?(\w+)\}\}?/g, (_, name: string) =>
        /name|user|char|who|person|creator|fan|value|pet/i.test(name)
          ? (names[message.length % names.length] ?? '')
          : '3',
      )
      .replace(/\{\w+, ?(?:number|date|time)[^{}]*\}/g, '3')
      .replace(
        /\{\w+, ?(?:plural|select|selectordinal),(?:[^{}]*\{[^{}]*\})*?[^{}]*\bother ?\{([^{}]*)\} ?\}/g,
        '$1',
      );
  }
  return text.replace(/#/g, '3');
}
