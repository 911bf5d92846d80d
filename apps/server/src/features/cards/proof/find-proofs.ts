import { createHash } from 'node:crypto';
import type { GoldenConversation, Proof } from '@kindred/contract/cards/proof';
import type { Context } from '../../../context.ts';
import type { Db, Tx } from '../../../platform/db/db.ts';
import { modelName } from './model-name.ts';
import { listProofs, type ProofRow } from './proofs.sql.ts';
import { safetyProbes } from './safety-probes.ts';

type Proven = { charId: string; draft: string; golden: GoldenConversation[] };

/**
 * Returns the digest of everything that a proof depends on: a change of the draft, the model, the conversations or the
 * safety probes makes it outdated.
 */
export function proofDigest(context: Pick<Context, 'ai' | 'config'>, { draft, golden }: Proven): string {
  const platform = safetyProbes.map(({ id, turns }) => [id, turns]);
  const all = JSON.stringify([draft, modelName(context), golden, platform]);
  return createHash('sha256').update(all).digest('hex');
}

/** Finds the newest proof, whether it matches this draft, and whether the published card was proven with another model. */
export async function findProofs(
  context: Context,
  of: Proven,
  db: Db | Tx = context.db,
): Promise<{
  newest: Proof | null;
  newestId: string | undefined;
  published: ProofRow | undefined;
  isModelChanged: boolean;
}> {
  const rows = await listProofs(db, of.charId);
  const [row] = rows;
  const published = rows.find(({ is_published }) => is_published);
  return {
    newest: row
      ? {
          created_at: row.created_at.toISOString(),
          model: row.model,
          results: row.results,
          is_safe: row.is_safe,
          is_current: row.digest === proofDigest(context, of),
        }
      : null,
    newestId: row?.proof_id,
    published,
    isModelChanged: published !== undefined && published.model !== modelName(context),
  };
}
