import type { CharacterCard } from '@kindred/contract/characters/calls';
import type { CreatorKind } from '@kindred/contract/characters/limits';
import { useEffect, useState } from 'react';
import { isPro } from '../../features/characters/tier-price.ts';
import { personalItem } from '../../lib/storage/personal-storage.ts';

// A checkout leaves the page and comes back to it.
const pickedItem = personalItem<readonly string[]>('tab', 'recommendPicks');
const orderItem = personalItem<readonly string[]>('tab', 'recommendOrder');
const likesItem = personalItem<readonly CreatorKind[]>('tab', 'recommendLikes');
const stepItem = personalItem<Step>('tab', 'recommendStep');

type Step = 'likes' | 'creators';

export type Picks = ReturnType<typeof usePicks>;

/**
 * What a newcomer likes and whom they have picked so far, and a place for each creator that stays theirs as long as the
 * choice goes on: every pick changes how popular creators are. `first` is whom they came for, picked from the start.
 */
export function usePicks(first: CharacterCard | undefined) {
  const [picked, setPicked] = useState(() => pickedItem.get());
  const [likes, setLikes] = useState(() => likesItem.get() ?? []);
  const [step, setStep] = useState<Step>(() => stepItem.get() ?? 'likes');
  const pick = (next: readonly string[]) => {
    pickedItem.set(next);
    setPicked(next);
  };
  const firstPick = first && !isPro(first) && !first.is_sold ? first.char_id : undefined;
  useEffect(() => {
    if (picked === undefined && firstPick !== undefined) pick([firstPick]);
  });
  return {
    likes,
    step,
    goTo: (next: Step) => {
      stepItem.set(next);
      setStep(next);
      window.scrollTo({ top: 0 });
    },
    toggleLike: (kind: CreatorKind) => {
      const next = toggled(likes, kind);
      likesItem.set(next);
      setLikes(next);
    },
    /** The picks that can be followed at once; who was joined otherwise is none any more. */
    pickedOf: (cards: readonly CharacterCard[]) =>
      (picked ?? []).filter((charId) => !cards.some(({ char_id, is_sold }) => is_sold && char_id === charId)),
    toggle: (charId: string) => pick(toggled(picked ?? [], charId)),
    inSavedOrder: <Card extends CharacterCard>(cards: readonly Card[]) =>
      inSavedOrder(cards, orderItem.get() ?? []),
    saveOrder: (cards: readonly CharacterCard[]) => {
      const places = orderItem.get() ?? [];
      const added = cards.map(({ char_id }) => char_id).filter((id) => !places.includes(id));
      if (added.length > 0) orderItem.set([...places, ...added]);
    },
    clear: () => {
      for (const item of [pickedItem, orderItem, likesItem, stepItem]) item.remove();
    },
  };
}

function toggled<Item>(items: readonly Item[], item: Item): readonly Item[] {
  const others = items.filter((each) => each !== item);
  return others.length < items.length ? others : [...others, item];
}

/** Creators with a place keep their order; new ones follow. */
export function inSavedOrder<Card extends CharacterCard>(
  cards: readonly Card[],
  places: readonly string[],
): Card[] {
  const placeOf = ({ char_id }: Card) => (places.includes(char_id) ? places.indexOf(char_id) : places.length);
  return cards.toSorted((a, b) => placeOf(a) - placeOf(b));
}
