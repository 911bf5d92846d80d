import type { CharacterCard } from '@kindred/contract/characters/calls';
import { paths } from '../../../lib/navigation/paths.ts';
import { Avatar } from '../../../ui/media/avatar.tsx';
import { Hits } from './hits.tsx';
import { SearchHit } from './search-hit.tsx';

type FoundCreatorProps = { card: CharacterCard; typed: string; isOption?: boolean };

export function FoundCreator({ card, typed, isOption }: FoundCreatorProps) {
  return (
    <SearchHit
      to={paths.character(card.char_id)}
      isOption={isOption}
      picture={<Avatar src={card.avatar} name={card.name} />}
      title={<Hits text={card.name} typed={typed} />}
      aside={`@${card.char_unique_id}`}
      text={<Hits text={card.tagline} typed={typed} />}
    />
  );
}
