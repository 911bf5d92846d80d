import type { CardFields } from '@kindred/contract/cards/card-fields';

type Shown = Pick<CardFields, 'book' | 'system_prompt' | 'alternate_greetings' | 'depth_prompt' | 'scenario'>;

/** Whether a card has nothing but what the simple view shows. */
export function isSimple({
  book,
  system_prompt,
  alternate_greetings,
  depth_prompt,
  scenario,
}: Shown): boolean {
  return (
    (book?.entries.length ?? 0) === 0 &&
    alternate_greetings.length === 0 &&
    [system_prompt, depth_prompt.prompt, scenario].every((text) => text.trim() === '')
  );
}
