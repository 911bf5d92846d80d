import type { CompanionCard } from '@kindred/contract/companion/calls';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { type Db, query } from '../../platform/db/db.ts';
import type { Viewer } from '../../viewer.ts';
import { reviewText } from '../moderation/review-text.ts';

/** Field names of the card format (chara_card_v2), by ours. */
const cardFields = {
  greeting: 'first_mes',
  description: 'description',
  personality: 'personality',
  scenario: 'scenario',
  examples: 'mes_example',
} as const;
type Field = keyof typeof cardFields;
const fields = Object.keys(cardFields) as Field[];

// A card of version 1 has its fields at the top; what is written makes it one of version 2.
const findData = `select coalesce(card -> 'data', card) as data from characters where char_id = $1`;
const writeData = `
  update characters set card = (card || '{"spec": "chara_card_v2", "spec_version": "2.0"}') ||
    jsonb_build_object('data', coalesce(card -> 'data', card) || jsonb_build_object('name', name) || $2::jsonb)
  where char_id = $1`;

/** What the viewer's companion knows of itself. */
export async function getCompanionCard(
  { db }: Pick<Context, 'db'>,
  { charId }: Viewer,
): Promise<CompanionCard> {
  return readCard(db, charId ?? refuse('notFound'));
}

/** Changes what was sent; lorebook, alternate greetings and whatever else the card holds stay. */
export async function updateCompanionCard(
  { db }: Pick<Context, 'db'>,
  { charId }: Viewer,
  change: { [Name in Field]?: string | undefined },
): Promise<CompanionCard> {
  if (!charId) return refuse('notFound');
  const data: Record<string, string> = {};
  for (const field of fields) {
    const text = change[field];
    if (text === undefined) continue;
    if (reviewText(text, 'reply').outcome === 'refuse') refuse('textRefused', { field });
    // JSON of PostgreSQL takes no half of a surrogate pair.
    data[cardFields[field]] = text.toWellFormed();
  }
  await query(db, writeData, [charId, JSON.stringify(data)]);
  return readCard(db, charId);
}

async function readCard(db: Db, charId: string): Promise<CompanionCard> {
  const [row] = await query<{ data: Record<string, unknown> }>(db, findData, [charId]);
  if (!row) refuse('notFound');
  const textOf = (field: Field) => {
    const text = row.data[cardFields[field]];
    return typeof text === 'string' ? text : '';
  };
  return Object.fromEntries(fields.map((field) => [field, textOf(field)])) as CompanionCard;
}
