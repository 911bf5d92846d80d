import type { DataExport } from '@kindred/contract/own-data/calls';
import type { Language } from '@kindred/contract/wire/languages';
import type { Context } from '../../context.ts';
import { as, type ColumnsOf } from '../../platform/db/column-types.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { exportUrl } from './export-link.ts';

const $ = inputs({ userId: 'bigint', exportId: 'bigint' });

const columns = {
  export_id: 'bigint',
  user_id: 'bigint',
  language: as<Language>('text'),
  state: as<'queued' | 'ready' | 'failed'>('text'),
  file_key: 'text?',
  bytes: 'bigint?',
  created_at: 'timestamptz',
  expires_at: 'timestamptz?',
} as const;
export type ExportRow = ColumnsOf<typeof columns>;

export const exportFacts = sql`e.export_id, e.user_id, e.language, e.state, e.file_key, e.bytes, e.created_at, e.expires_at`;

export const findQueued = statement(
  columns,
  sql`select ${exportFacts} from data_exports e where e.user_id = ${$.userId} and e.state = 'queued'`,
);

export const findExport = statement(
  columns,
  sql`select ${exportFacts} from data_exports e where e.export_id = ${$.exportId}`,
);

export const listOwn = statement(
  columns,
  sql`select ${exportFacts} from data_exports e where e.user_id = ${$.userId} order by e.export_id desc limit 20`,
);

/** An export as its owner sees it; the address of its file is theirs alone to give away. */
export function presentExport(
  context: Pick<Context, 'clock' | 'secret'>,
  { export_id, state, bytes, created_at, expires_at }: ExportRow,
): DataExport {
  const isExpired = expires_at !== null && expires_at <= context.clock.now();
  return {
    export_id,
    state: isExpired ? 'expired' : state,
    created_time: created_at.toISOString(),
    expires_time: expires_at?.toISOString() ?? null,
    bytes: bytes === null ? null : Number(bytes),
    url: state === 'ready' && expires_at && !isExpired ? exportUrl(context, export_id, expires_at) : null,
  };
}
