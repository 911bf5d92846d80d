import { inputs, sql, statement } from '../../platform/db/sql.ts';

const $ = inputs({ viewerId: 'bigint', collectionId: 'bigint' });

/** Serializes the writes to one library, so that its limits hold. */
export const lockLibrary = statement(
  {},
  sql`select pg_advisory_xact_lock(hashtextextended('library ' || ${$.viewerId}, 0))`,
);

/** Locks a collection of the viewer until the transaction ends. */
export const lockCollection = statement(
  { name: 'text' },
  sql`select o.name from collections o where o.user_id = ${$.viewerId} and o.collection_id = ${$.collectionId}
    for key share`,
);
