import { cardsPerOffer } from '@kindred/contract/feed/limits';

/** What becomes of a card: shown, or left out; the last of those left out in a row stands for all of them. */
export type FoldedCard<Card> = { card: Card; isShown: boolean; folded: number };

/**
 * Keeps locked cards from becoming a wall, where a feed is in the order of time: of five cards in a row at most one that
 * is shown is locked. `folded` says, of the last one left out in a row, how many there are.
 */
export function foldLocked<Card>(
  cards: readonly Card[],
  isLocked: (card: Card) => boolean,
): FoldedCard<Card>[] {
  let openRun = cardsPerOffer;
  const entries = cards.map((card) => {
    const isShown = !isLocked(card) || openRun >= cardsPerOffer - 1;
    if (isShown) openRun = isLocked(card) ? 0 : openRun + 1;
    return isShown;
  });
  let run = 0;
  return cards.map((card, index) => {
    const isShown = entries[index] ?? true;
    run = isShown ? 0 : run + 1;
    return { card, isShown, folded: !isShown && entries[index + 1] !== false ? run : 0 };
  });
}
