import type { CharacterCard } from '@kindred/contract/characters/calls';
import { useState } from 'react';
import { personalItem } from '../../lib/storage/personal-storage.ts';

// A checkout leaves the page and comes back to it.
const pickedItem = personalItem<readonly string[]>('tab', 'recommendPicks');
const orderItem = personalItem<readonly string[]>('tab', 'recommendOrder');

/**
 * Whom a newcomer has picked so far, and a place for each creator that stays theirs as long as the choice goes on:
 * every pick changes how popular creators are.
 */
export function usePicks() {
  const [picked, setPicked] = useState(() => pickedItem.get() ?? []);
  return {
    /** The picks that can be followed at once; who was joined otherwise is none any more. */
    pickedOf: (cards: readonly CharacterCard[]) =>
      picked.filter((charId) => !cards.some(({ char_id, is_sold }) => is_sold && char_id === charId)),
    toggle: (charId: string) => {
      const others = picked.filter((id) => id !== charId);
      const next = others.length < picked.length ? others : [...others, charId];
      pickedItem.set(next);
      setPicked(next);
    },
    inSavedOrder: (cards: readonly CharacterCard[]) => inSavedOrder(cards, orderItem.get() ?? []),
    saveOrder: (cards: readonly CharacterCard[]) => {
      if (cards.length > 0)
        orderItem.set(inSavedOrder(cards, orderItem.get() ?? []).map(({ char_id }) => char_id));
    },
    clear: () => {
      pickedItem.remove();
      orderItem.remove();
    },
  };
}

/** Creators with a place keep their order; new ones follow. */
export function inSavedOrder(cards: readonly CharacterCard[], places: readonly string[]): CharacterCard[] {
  const parseLocation = ({ char_id }: CharacterCard) =>
    places.includes(char_id) ? places.indexOf(char_id) : places.length;
  return cards.toSorted((a, b) => parseLocation(a) - parseLocation(b));
}
