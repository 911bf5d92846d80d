import type { CharacterCard } from '../../card/character-card.ts';
import type { ReplyRequest } from '../../companion-ai.ts';
import type { Knowledge } from '../knowledge/card-knowledge.ts';
import type { Theme } from '../languages/ready.ts';
import type { Say } from '../say.ts';
import type { FanTurn } from '../understand/read-turn.ts';

/** What an answer may be made of. */
export type Saying = {
  turn: FanTurn;
  card: CharacterCard;
  say: Say;
  known: Knowledge[];
  /** What of `known` was not said yet. */
  fresh: Knowledge[];
  /** What the card's own language is called where it has nothing in the fan's. */
  borrowed: string | undefined;
  /** How often the same message was answered before: 0 for the first version. */
  version: number;
  world: ReplyRequest['world'];
  /** What the card is about most. */
  theme: Theme | undefined;
};
