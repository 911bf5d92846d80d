import type { CompanionCard } from '@kindred/contract/companion/calls';
import type { ParsedInput } from '@kindred/contract/wire/calls';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { as } from '../../platform/db/column-types.ts';
import type { Db } from '../../platform/db/db.ts';
import { input, sql, statement } from '../../platform/db/sql.ts';
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
const charIdInput = input('charId', 'bigint');
const findData = statement(
  { data: as<Record<string, unknown>>('jsonb') },
  sql`select coalesce(card -> 'data', card) as data from characters where char_id = ${charIdInput}`,
);
const writeData = statement(
  {},
  sql`update characters set card = (card || '{"spec": "chara_card_v2", "spec_version": "2.0"}') ||
    jsonb_build_object('data', coalesce(card -> 'data', card) || jsonb_build_object('name', name) || ${input('data', 'jsonb')})
  where char_id = ${charIdInput}`,
);

/** What the viewer's companion knows of itself. */
export async function getCompanionCard(
  { db }: Pick<Context, 'db'>,
  _input: unknown,
  { charId }: Viewer,
): Promise<CompanionCard> {
  return readCard(db, charId ?? refuse('notFound'));
}

/** Changes what was sent; lorebook, alternate greetings and whatever else the card holds stay. */
export async function updateCompanionCard(
  { db }: Pick<Context, 'db'>,
  change: ParsedInput<'updateCompanionCard'>,
  { charId }: Viewer,
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
  await writeData.run(db, { charId, data: JSON.stringify(data) });
  return readCard(db, charId);
}

async function readCard(db: Db, charId: string): Promise<CompanionCard> {
  const row = await findData.find(db, { charId });
  if (!row) refuse('notFound');
  const textOf = (field: Field) => {
    const text = row.data[cardFields[field]];
    return typeof text === 'string' ? text : '';
  };
  return Object.fromEntries(fields.map((field) => [field, textOf(field)])) as CompanionCard;
}
