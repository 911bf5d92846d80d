import type { Context } from '../context.ts';

export type Plan = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Parent Relationship'?: string;
  'Subplan Name'?: string;
  'Actual Rows': number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: Plan[];
};

/** The plan that is kept for every parameter, as a server running for a while uses it, run once. */
export async function explain(
  { pool }: Pick<Context, 'pool'>,
  text: string,
  values: readonly unknown[],
): Promise<Plan> {
  const client = await pool.connect();
  try {
    await client.query('set plan_cache_mode = force_generic_plan');
    const { rows } = await client.query(`explain (analyze, buffers, format json) ${text}`, [...values]);
    await client.query('reset plan_cache_mode');
    return rows[0]['QUERY PLAN'][0].Plan;
  } finally {
    client.release();
  }
}

export const planNodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(planNodes)];
