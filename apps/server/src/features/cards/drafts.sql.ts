import type { Db, Tx } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { emptyV2Data } from './format/convert-card.ts';

const $ = inputs({
  charId: 'bigint',
  now: 'timestamptz',
  draft: 'text',
  published: 'text',
  generation: 'integer',
  version: 'integer',
  card: 'jsonb',
  userId: 'bigint',
});

const columns = {
  name: 'text',
  card: 'jsonb',
  draft: 'text?',
  version: 'integer',
  published: 'text?',
  published_at: 'timestamptz?',
  generation: 'integer',
} as const;

const find = statement(
  columns,
  sql`select c.name, c.card, d.draft, coalesce(d.version, 0) as version, d.published, d.published_at,
      coalesce(d.generation, 0) as generation
    from characters c left join card_drafts d using (char_id)
    where c.char_id = ${$.charId} and c.deleted_at is null`,
);

const lockCharacter = statement(
  {},
  sql`select from characters where char_id = ${$.charId} and deleted_at is null for no key update`,
);

const upsert = statement(
  { version: 'integer' },
  sql`insert into card_drafts as d (char_id, draft, version, published, generation, updated_at)
    values (${$.charId}, ${$.draft}, 1, ${$.published}, ${$.generation}, ${$.now})
    on conflict (char_id) do update set draft = excluded.draft, version = d.version + 1,
      generation = excluded.generation, updated_at = excluded.updated_at
    where d.version = ${$.version}
    returning version`,
);

const publish = statement(
  {},
  sql`update card_drafts set published = ${$.draft}, published_at = ${$.now}, published_generation = ${$.generation}
    where char_id = ${$.charId}`,
);

const showToPrompts = statement({}, sql`update characters set card = ${$.card} where char_id = ${$.charId}`);

const discard = statement(
  {},
  sql`update card_drafts set draft = published, generation = published_generation, version = version + 1,
      updated_at = ${$.now}
    where char_id = ${$.charId}`,
);

const deleteOf = statement(
  {},
  sql`delete from card_drafts d using characters c where c.char_id = d.char_id and c.user_id = ${$.userId}`,
);

/**
 * A card as its creator edits it. The companion answers from `published`; version 0 means that the card was never
 * edited.
 */
export type CardDraft = {
  draft: string;
  published: string;
  version: number;
  publishedAt: Date | null;
  generation: number;
};

/**
 * Finds the draft of a character; a card that was never edited is its own draft. Returns undefined when the character
 * does not exist.
 */
export async function findDraft(db: Db | Tx, of: string): Promise<CardDraft | undefined> {
  const row = await find.first(db, { charId: of });
  if (!row) return undefined;
  const published = row.published ?? asText(row.card, row.name);
  const { version, generation } = row;
  return { draft: row.draft ?? published, published, version, generation, publishedAt: row.published_at };
}

/** Locks the card of this character until the transaction ends. */
export async function lockDraft(tx: Tx, of: string): Promise<void> {
  await lockCharacter.run(tx, { charId: of });
}

/** Stores a draft based on `version`; returns the new version, or undefined when another write came first. */
export async function storeDraft(
  db: Db | Tx,
  inputs: {
    charId: string;
    draft: string;
    published: string;
    version: number;
    generation: number;
    now: Date;
  },
): Promise<number | undefined> {
  return (await upsert.first(db, inputs))?.version;
}

/** Publishes a draft, and `card`, the part of it that prompts need. */
export async function publishDraft(
  tx: Tx,
  inputs: { charId: string; card: object; draft: string; generation: number; now: Date },
): Promise<void> {
  await publish.run(tx, inputs);
  await showToPrompts.run(tx, { charId: inputs.charId, card: JSON.stringify(inputs.card) });
}

export async function discardDraft(tx: Tx, inputs: { charId: string; now: Date }): Promise<void> {
  await discard.run(tx, inputs);
}

export async function deleteDraftsOf(tx: Tx, userId: string): Promise<void> {
  await deleteOf.run(tx, { userId });
}

function asText(card: unknown, name: string): string {
  const isEmpty = typeof card !== 'object' || card === null || Object.keys(card).length === 0;
  return JSON.stringify(isEmpty ? emptyCard(name) : card, null, 2);
}

function emptyCard(name: string) {
  return { spec: 'chara_card_v2', spec_version: '2.0', data: { ...emptyV2Data, name } };
}
