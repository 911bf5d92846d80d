import type { CharacterCard } from '@kindred/contract/characters/calls';
import { paths } from '../../../lib/navigation/paths.ts';
import { Avatar } from '../../../ui/media/avatar.tsx';
import { Highlight } from './highlight.tsx';
import { SearchResult } from './search-result.tsx';

type CreatorResultProps = { card: CharacterCard; typed: string; isOption?: boolean };

export function CreatorResult({ card, typed, isOption }: CreatorResultProps) {
  return (
    <SearchResult
      to={paths.character(card.char_id)}
      isOption={isOption}
      picture={<Avatar src={card.avatar} name={card.name} />}
      title={<Highlight text={card.name} typed={typed} />}
      aside={`@${card.char_unique_id}`}
      text={<Highlight text={card.tagline} typed={typed} />}
    />
  );
}
