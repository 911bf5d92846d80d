import type pg from 'pg';

type Query = (text: string, values?: unknown[]) => Promise<pg.QueryResult>;

/**
 * Returns the queries of a connection that leads through a transaction pooler. Nothing of a session survives there:
 * statements are unnamed, and `settings` (`set local …`) begin each transaction. A statement outside a transaction
 * becomes one, sent together with its begin and commit, so that it takes one round trip as before.
 */
export function pooledQueries(client: Pick<pg.PoolClient, 'query'>, settings: string): Query {
  const begin = (text: string) => client.query(`${text}; ${settings}`);
  let isOpen = false;
  return async (text, values = []) => {
    if (/^(begin|start transaction)\b/.test(text)) {
      const begun = await begin(text);
      isOpen = true;
      return lastOf(begun);
    }
    if (text === 'commit' || text === 'rollback') {
      isOpen = false;
      return client.query(text);
    }
    if (isOpen) return client.query({ text, values });
    const sent = [begin('begin'), client.query({ text, values }), client.query('commit')] as const;
    const outcomes = await Promise.allSettled(sent);
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
    return sent[1];
  };
}

/** pg answers a text of several statements with a list. */
function lastOf(results: pg.QueryResult | pg.QueryResult[]): pg.QueryResult {
  return Array.isArray(results) ? (results.at(-1) as pg.QueryResult) : results;
}
