import { sentencesOf } from '../sentences.ts';
import { isWrittenIn } from '../knowledge/card-knowledge.ts';
import { inFirstPerson, namesOf } from '../knowledge/first-person.ts';
import type { Part } from '../reading/parts.ts';
import { fromNeeds } from './from-needs.ts';
import { nextPiece, ofItself } from './go-on.ts';
import { line, type Talk } from './talk.ts';
import { dayAndHour, latestPost } from './world.ts';

/** What stands at a known place of the card or the page: who it is, how old, where; undefined where it doesn't. */
export function selfAnswer(talk: Talk, part: Part): string[] | undefined {
  switch (part.intent) {
    case 'ask.who':
      return ofItself(talk);
    case 'ask.age':
      return age(talk);
    case 'ask.personality':
      return personality(talk);
    case 'ask.place_now':
      return scene(talk);
    case 'ask.posts':
      return latestPost(talk);
    case 'ask.clock':
      return dayAndHour(talk);
    case 'want.fact':
    case 'want.secret':
      return nextPiece(talk) ?? ofItself(talk);
    case 'ask.how_started':
      return fromNeeds(talk, part);
    default:
      return undefined;
  }
}

const years: Partial<Record<string, RegExp>> = {
  en: /\b\d{2,4}(?=[- ]years?[- ]old|, )|\b(?<= is )\d{2,3}(?= and\b)/,
  de: /\d{2,4}(?= Jahre)/,
  es: /\d{2,4}(?= años)/,
  zh: /[\d一二三四五六七八九十百]+岁/,
  ja: /\d{2,4}歳/,
};

function age(talk: Talk): string[] | undefined {
  const found = years[talk.fan.language]?.exec(talk.card.description)?.[0];
  return found === undefined ? undefined : line(talk, 'card.age', found);
}

/** What people say of the character, or what its card says of it. */
function personality(talk: Talk): string[] | undefined {
  const { card, fan } = talk;
  const [first = ''] = sentencesOf(card.personality);
  if (first === '' || !isWrittenIn(first, fan.language) || first.includes('{{')) return ofItself(talk);
  if (/\b(?:he|she|they|is|has)\b/i.test(first))
    return inFirstPerson(
      [first],
      namesOf(card.names, card.personality),
      /\b(?:he|his)\b/i.test(card.personality),
    );
  const said = first.replace(/[.。]$/, '');
  const value =
    fan.language === 'de' ? said : said.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
  const lines = line(talk, 'card.said_of_me', value);
  return fan.answered.some((answer) => answer.includes(value)) ? undefined : lines;
}

/** Where it is, as far as the card's scene says so without the fan in it. */
function scene(talk: Talk): string[] | undefined {
  const { card, fan } = talk;
  const sentence = sentencesOf(card.scenario).find(
    (text) => !/\{\{|<|\b(?:fan|user)\b|粉丝/i.test(text) && isWrittenIn(text, fan.language),
  );
  if (!sentence || fan.answered.some((answer) => answer.includes(sentence))) return undefined;
  return line(talk, 'card.scene', sentence);
}
