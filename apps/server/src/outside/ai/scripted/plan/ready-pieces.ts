import type { CharacterCard } from '../../card/character-card.ts';
import type { Theme } from '../languages/ready.ts';
import { findConcepts } from '../understand/concepts.ts';
import { contentWords } from '../understand/words.ts';
import type { Saying } from './saying.ts';

/** Themes by the concept that shows them. */
const themes: Record<string, Theme> = {
  craft: 'craft',
  music: 'music',
  stage: 'music',
  night: 'night',
  story: 'story',
  body: 'body',
  food: 'food',
  sky: 'sky',
  plant: 'plant',
  travel: 'travel',
  crime: 'crime',
  cloth: 'cloth',
  forest: 'forest',
  sea: 'sea',
  game: 'game',
};

/** A poem, joke, riddle or story with the words that lead to it; '' where each was said. */
export function readyPiece(saying: Saying, kind: 'poem' | 'joke' | 'riddle' | 'story'): string[] {
  const { turn, theme, say } = saying;
  const { ready, exchanges } = turn.spoken;
  const own = theme && kind !== 'riddle' && kind !== 'story' ? [ready.themed[theme][kind]] : [];
  const all = {
    poem: [...own, ...ready.poems],
    joke: [...own, ...ready.jokes],
    story: ready.stories,
    riddle: ready.riddles.map(({ question }) => question),
  }[kind];
  const fresh = all.filter((piece) => !turn.answered.some((answer) => answer.includes(piece)));
  // The card's own first; another version takes the next.
  const piece = fresh[saying.version % Math.max(1, fresh.length)] ?? '';
  if (piece === '') return [];
  const lead = say(exchanges[kind].say);
  return kind === 'poem' ? [`${lead}\n${piece}`] : [lead, piece];
}

/** They ask how something goes on, and not for another. */
const asksForNext =
  /what happened|then what|and then|geht.{0,6} weiter|und dann|danach|pas[óa] (?:después|luego|entonces)|y luego|sigue|后来|然后|それから|続き|どうなっ/iu;

/** One more of the kind that was told last: a story after a story. */
export function anotherPiece(saying: Saying, text: string): string[] {
  const { turn, theme, say } = saying;
  const { ready } = turn.spoken;
  const last = turn.answered.at(-1) ?? '';
  const own = theme && ready.themed[theme];
  if (ready.stories.some((story) => last.includes(story)))
    return asksForNext.test(text) ? [say(turn.spoken.lines.storyEnd)] : readyPiece(saying, 'story');
  if ([...ready.poems, own?.poem].some((poem) => poem && last.includes(poem)))
    return readyPiece(saying, 'poem');
  return [...ready.jokes, own?.joke].some((joke) => joke && last.includes(joke))
    ? readyPiece(saying, 'joke')
    : [];
}

/** The answer to the riddle that was asked last. */
export function riddleAnswer({ turn, say }: Saying): string[] | undefined {
  const { ready, lines } = turn.spoken;
  for (const answer of turn.answered.slice(-3).toReversed()) {
    const riddle = ready.riddles.find(({ question }) => answer.includes(question));
    if (riddle) return [say(lines.solution, riddle.answer)];
  }
  return undefined;
}

/** What a card is about most, its words in other languages included, as far as something is written for it. */
export function themeOf(cards: readonly CharacterCard[]): Theme | undefined {
  const counts = new Map<Theme, number>();
  for (const card of cards)
    for (const [theme, count] of themeCounts(card)) counts.set(theme, (counts.get(theme) ?? 0) + count);
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0];
}

/** How much a card is about each theme: its description counts three times. */
function themeCounts(card: CharacterCard): Map<Theme, number> {
  const texts = [
    card.description,
    card.scenario,
    ...(card.book?.entries ?? []).map(({ keys, content }) => `${keys.join(' ')} ${content}`),
  ];
  const counts = new Map<Theme, number>();
  for (const [index, text] of texts.entries())
    for (const concept of findConcepts(contentWords(text), text)) {
      const theme = themes[concept];
      if (theme) counts.set(theme, (counts.get(theme) ?? 0) + (index === 0 ? 3 : 1));
    }
  return counts;
}
