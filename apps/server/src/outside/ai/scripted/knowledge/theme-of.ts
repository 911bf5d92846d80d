import type { CharacterCard } from '../../card/character-card.ts';
import type { Theme } from '../languages/ready/ready.ts';
import { findConcepts } from '../understand/concepts.ts';
import { contentWords } from '../understand/words.ts';

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
