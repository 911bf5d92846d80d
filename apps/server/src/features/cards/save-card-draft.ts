import type { CardFields } from '@kindred/contract/cards/card-fields';
import { maxCardJsonBytes } from '@kindred/contract/cards/limits';
import type { ParsedInput } from '@kindred/contract/wire/calls';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import type { Viewer } from '../../viewer.ts';
import { findDraft, storeDraft } from './drafts.sql.ts';
import { readCardFields } from './format/card-fields.ts';
import { parseCard } from './format/card-text.ts';
import { editCard } from './format/edit-card.ts';

/** Changes some fields of the draft that the caller has seen; a draft of another version is `draftChanged`. */
export async function saveCardDraft(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { version, change }: ParsedInput<'saveCardDraft'>,
  viewer: Viewer,
) {
  const charId = viewer.charId ?? refuse('notFound');
  const before = (await findDraft(db, charId)) ?? refuse('notFound');
  if (before.version !== version) refuse('draftChanged');
  const now = clock.now();
  const draft = editCard(before.draft, withoutHalves(change), now);
  if (Buffer.byteLength(draft) > maxCardJsonBytes) refuse('tooLarge');
  const stored = await storeDraft(db, { ...before, charId, draft, now });
  return {
    version: stored ?? refuse('draftChanged'),
    is_changed: draft !== before.published,
    book: readCardFields(parseCard(draft)).book,
  };
}

/** Text of PostgreSQL takes no half of a surrogate pair, and no JSON should have one. */
function withoutHalves(change: object): Partial<CardFields> {
  return JSON.parse(JSON.stringify(change), (_key, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed() : value,
  ) as Partial<CardFields>;
}
