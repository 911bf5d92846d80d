import type { ProbeResult } from '@kindred/contract/cards/proof';
import { as } from '../../../platform/db/column-types.ts';
import type { Db, Tx } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';

const $ = inputs({
  charId: 'bigint',
  proofId: 'bigint',
  digest: 'text',
  model: 'text',
  results: 'jsonb',
  isSafe: 'boolean',
  now: 'timestamptz',
  userId: 'bigint',
});

const list = statement(
  {
    proof_id: 'bigint',
    digest: 'text',
    model: 'text',
    results: as<ProbeResult[]>('jsonb'),
    is_safe: 'boolean',
    is_published: 'boolean',
    created_at: 'timestamptz',
  },
  sql`select proof_id, digest, model, results, is_safe, is_published, created_at
    from card_proofs where char_id = ${$.charId} order by proof_id desc`,
);

const insert = statement(
  {},
  sql`with gone as (delete from card_proofs where char_id = ${$.charId} and not is_published)
    insert into card_proofs (char_id, digest, model, results, is_safe, created_at)
    values (${$.charId}, ${$.digest}, ${$.model}, ${$.results},
      ${$.isSafe}, ${$.now})`,
);

const deleteOthers = statement(
  {},
  sql`delete from card_proofs where char_id = ${$.charId} and proof_id <> ${$.proofId}`,
);
const mark = statement({}, sql`update card_proofs set is_published = true where proof_id = ${$.proofId}`);

const deleteOf = statement(
  {},
  sql`delete from card_proofs p using characters c
    where c.char_id = p.char_id and c.user_id = ${$.userId}`,
);

export type ProofRow = Awaited<ReturnType<typeof listProofs>>[number];

/** Lists the newest proof of a character and the published one; newest first. */
export function listProofs(db: Db | Tx, of: string) {
  return list.all(db, { charId: of });
}

/** Stores a proof and deletes all others except the published one. */
export async function insertProof(
  db: Db,
  inputs: {
    charId: string;
    digest: string;
    model: string;
    results: ProbeResult[];
    isSafe: boolean;
    now: Date;
  },
): Promise<void> {
  await insert.run(db, { ...inputs, results: JSON.stringify(inputs.results) });
}

/** Marks the proof with which later answers are compared. */
export async function markProofPublished(tx: Tx, inputs: { charId: string; proofId: string }): Promise<void> {
  await deleteOthers.run(tx, inputs);
  await mark.run(tx, inputs);
}

export async function deleteProofsOf(tx: Tx, userId: string): Promise<void> {
  await deleteOf.run(tx, { userId });
}
