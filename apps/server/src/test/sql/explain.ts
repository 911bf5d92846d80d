import type { Context } from '../../context.ts';
import type { KeysetList } from '../../platform/db/keyset-page.ts';
import type { StatementText } from '../../platform/db/sql.ts';

export type Plan = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Parent Relationship'?: string;
  'Subplan Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: Plan[];
};

/** Returns the generic plan of a statement, as a server uses it after a while, run once. */
export async function explain(
  { pool }: Pick<Context, 'pool'>,
  { text, inputNames }: StatementText,
  inputs: Readonly<Record<string, unknown>>,
): Promise<Plan> {
  const client = await pool.connect();
  try {
    await client.query('set plan_cache_mode = force_generic_plan');
    const { rows } = await client.query(
      `explain (analyze, buffers, format json) ${text}`,
      inputNames.map((name) => inputs[name]),
    );
    await client.query('reset plan_cache_mode');
    return rows[0]['QUERY PLAN'][0].Plan;
  } finally {
    client.release();
  }
}

/** Returns the plan of a list's first page of `size`. */
export function explainPage<Inputs>(
  context: Pick<Context, 'pool'>,
  list: KeysetList<Inputs>,
  inputs: Inputs,
  size = 20,
): Promise<Plan> {
  return explain(context, list.pageStatement, list.firstPageInputs(inputs, size));
}

/** Returns all nodes of a plan, the topmost first. */
export const planNodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(planNodes)];
