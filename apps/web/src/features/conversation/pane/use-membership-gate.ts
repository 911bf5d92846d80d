import type { CharacterInfo } from '@kindred/contract/characters/calls';
import type { ChatListItem } from '@kindred/contract/chat/calls';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { characterQuery } from '../../characters/characters.queries.ts';
import { isPro } from '../../characters/tier-price.ts';

/**
 * The pro character that a fan has to join before they can write; undefined where nothing is in the way. `onOpen` runs once
 * it is known that nothing is, or is any more.
 */
export function useMembershipGate(conversation: ChatListItem, onOpen: () => void): CharacterInfo | undefined {
  const { side, char_id, is_closed } = conversation;
  const isAsked = side === 'fan' && is_closed === 0;
  const { data: character } = useQuery({ ...characterQuery(char_id), enabled: isAsked });
  const gate = isAsked && character && isPro(character) && !character.is_sold ? character : undefined;
  const isOpen = character !== undefined && gate === undefined;
  const open = useEffectEvent(onOpen);
  useEffect(() => {
    if (isOpen) open();
  }, [isOpen]);
  return gate;
}
