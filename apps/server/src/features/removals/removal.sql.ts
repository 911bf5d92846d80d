import type { RemovalKind } from '@kindred/contract/removals/limits';
import type { Language } from '@kindred/contract/wire/languages';
import { as } from '../../platform/db/column-types.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';

const $ = inputs({ caseId: 'bigint', requestId: 'bigint', state: 'text', now: 'timestamptz' });

/** The requests of a case, the oldest first. */
export const listRequests = statement(
  {
    request_id: 'bigint',
    kind: as<RemovalKind>('text'),
    content: 'text',
    contact: 'bytea?',
    hidden_at: 'timestamptz?',
    created_at: 'timestamptz',
  },
  sql`select request_id, kind, content, contact, hidden_at, created_at from removal_requests
    where case_id = ${$.caseId} order by request_id limit 50`,
);

/** Ends the requests of a case, or opens their end again. Returns them. */
export const endRequests = statement(
  { request_id: 'bigint' },
  sql`update removal_requests set state = ${$.state}, decided_at = ${$.now} where case_id = ${$.caseId}
    returning request_id`,
);

export const findRequest = statement(
  { kind: as<RemovalKind>('text'), contact: 'bytea?', language: as<Language>('text') },
  sql`select kind, contact, language from removal_requests where request_id = ${$.requestId}`,
);
