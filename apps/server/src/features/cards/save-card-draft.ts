import type { ParsedInput } from '@kindred/contract/all/calls';
import type { CardFields } from '@kindred/contract/cards/card-fields';
import { maxCardJsonBytes } from '@kindred/contract/cards/limits';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import type { Viewer } from '../../viewer.ts';
import { findDraft, storeDraft } from './drafts.sql.ts';
import { readCardFields } from './format/card-fields.ts';
import { parseCard } from './format/card-text.ts';
import { editCard } from './format/edit-card.ts';

/** Changes some fields of the draft; refuses with `draftChanged` when its version is not the caller's. */
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
  const newVersion = await storeDraft(db, { ...before, charId, draft, now });
  return {
    version: newVersion ?? refuse('draftChanged'),
    is_changed: draft !== before.published,
    book: readCardFields(parseCard(draft)).book,
  };
}

/** PostgreSQL's text cannot hold an unpaired surrogate, and JSON should not. */
function withoutHalves(change: object): Partial<CardFields> {
  return JSON.parse(JSON.stringify(change), (_key, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed() : value,
  ) as Partial<CardFields>;
}
