import { cardFields } from '@kindred/contract/cards/card-fields';
import { refuse } from '../../../platform/app-error.ts';
import { readCardFields } from './card-fields.ts';
import { parseCard } from './card-text.ts';

/** Refuses with `cardBeyondLimits` when the studio could not show the card: `field` is the first part that is too large. */
export function checkCardLimits(json: string): void {
  const checked = cardFields.safeParse(readCardFields(parseCard(json)));
  if (!checked.success) refuse('cardBeyondLimits', { field: checked.error.issues[0]?.path.join('.') ?? '' });
}
