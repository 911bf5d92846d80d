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
  const { turn, card, say } = saying;
  const { ready, exchanges } = turn.spoken;
  const theme = themeOf(card);
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

/** The answer to the riddle that was asked last. */
export function riddleAnswer({ turn, say }: Saying): string[] | undefined {
  const { ready, lines } = turn.spoken;
  for (const answer of turn.answered.slice(-3).toReversed()) {
    const riddle = ready.riddles.find(({ question }) => answer.includes(question));
    if (riddle) return [say(lines.solution, riddle.answer)];
  }
  return undefined;
}

/** What a card is about, as far as something is written for it. */
export function themeOf(card: CharacterCard): Theme | undefined {
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
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0];
}
