import type { Language } from '@kindred/contract/wire/languages';
import { cardMacros } from '../card/card-macros.ts';
import { readCard, readCardIn } from '../card/character-card.ts';
import type { ReplyRequest } from '../companion-ai.ts';
import { knowledgeOf, languageOfCard } from './knowledge/card-knowledge.ts';
import { themeOf } from './knowledge/theme-of.ts';
import type { Part } from './reading/parts.ts';
import { languageOfMessages, readTalk } from './reading/read-talk.ts';
import { planReply, somethingOfItsOwn } from './reply/plan-reply.ts';
import type { Talk } from './reply/talk.ts';
import { sayer } from './say.ts';
import { sentencesOf } from './sentences.ts';

const maxSentences = 6;
/** So many versions of an answer are kept apart. */
const maxVersions = 6;

/** The whole answer to a request. Another version of an answer says something else: the seed "9.41.3" is of the third. */
export function scriptedAnswer(request: ReplyRequest): string {
  const [, seed = request.seed, version = '1'] = /^(.+)\.(\d{1,3})$/.exec(request.seed) ?? [];
  const count = Math.min(Math.max(1, Number(version)), maxVersions);
  const versions: string[] = [];
  while (versions.length < count) versions.push(nextVersion({ ...request, seed }, versions));
  return versions.at(-1) ?? '';
}

function nextVersion(request: ReplyRequest, versions: readonly string[]): string {
  const talk = readTalkOf(request, versions);
  const answer = joined(bounded(planReply(talk)));
  return versions.includes(answer) ? joined(bounded([answer, ...somethingOfItsOwn(talk)])) : answer;
}

/** What an answer may be made of. */
function readTalkOf(request: ReplyRequest, versions: readonly string[]): Talk {
  const original = readCard(request.card, request.characterName);
  const language = languageOfMessages(request.messages);
  const translated = readCardIn(language, request.card, request.characterName);
  const card = translated ?? original;
  const theme = themeOf(translated ? [original, translated] : [original]);
  const fan = readTalk(request.messages, request.facts, theme, card.names);
  const name = fan.known.find('name') ?? '';
  const said = [...fan.answered, ...versions];
  const say = sayer({
    characterName: card.name,
    calling: name && (fan.bank.lines('calling')[0] ?? '').replace('{x}', () => name),
    slots: slotsOf(fan.parts),
    avoided: said,
    seed: `${request.seed} ${versions.length}`,
  });
  const macros = cardMacros({ char: card.name, user: name || request.fanName }, request.seed);
  const isFresh = (text: string) => !said.some((answer) => answer.includes(text));
  const own = translated ? language : languageOfCard(card);
  // A translation into a script of its own is all that is read in it.
  const isWhole = translated !== undefined && isByScript(language);
  const tongues = isWhole ? [language] : [...new Set([language, own, languageOfCard(original)])];
  const cards = tongues.flatMap((tongue) => {
    const source = tongue === language && translated ? translated : original;
    const pieces = knowledgeOf(source, macros, tongue);
    const isReadable =
      tongue === own || isByScript(tongue) || (tongue === 'en' && isByScript(own)) || source === translated;
    if (pieces.length === 0 || !isReadable) return [];
    const fresh = pieces
      .map((piece) => ({ ...piece, sentences: piece.sentences.filter(isFresh) }))
      .filter(({ sentences }) => sentences.length > 0);
    return [{ language: tongue, pieces, fresh, isBorrowed: tongue !== language }];
  });
  return { fan, card, cards, say, version: versions.length, world: request.world, theme };
}

/** Words of the fan that a line may say back: "your mum". */
function slotsOf(parts: readonly Part[]): Record<string, string> {
  return Object.assign({}, ...parts.map(({ kinds }) => Object.fromEntries(kinds)));
}

function isByScript(language: Language): boolean {
  return language === 'zh' || language === 'ja';
}

/** Nothing twice, and no more sentences than one likes to read; a poem or a story is one whole. */
function bounded(said: string[]): string[] {
  const seen = new Set<string>();
  const kept: string[] = [];
  let count = 0;
  for (const text of said) {
    if (seen.has(text)) continue;
    seen.add(text);
    const isWhole = text.length > (/[。！？]/.test(text) ? 90 : 200) || text.includes('\n');
    const length = isWhole ? 1 : sentencesOf(text).length;
    if (count > 0 && count + length > maxSentences) continue;
    count += length;
    kept.push(text);
  }
  return kept;
}

/** Chinese sentences stand without a space between them. */
function joined(sentences: string[]): string {
  return sentences
    .reduce(
      (text, next) =>
        text +
        (text === '' || (/[。！？：、，…”」』～*]$/.test(text) && /^[^\p{Script=Latin}]/u.test(next))
          ? ''
          : ' ') +
        next,
      '',
    )
    .trim();
}
