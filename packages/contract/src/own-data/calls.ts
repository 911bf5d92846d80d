import { z } from 'zod';
import { defineCall } from '../wire/call.ts';
import { id, instant } from '../wire/ids.ts';
import { noInput } from '../wire/pages.ts';
import { exportsPerDay } from './limits.ts';

const dataExport = z.object({
  export_id: id,
  state: z.enum(['queued', 'ready', 'failed', 'expired']),
  created_time: instant,
  /** Until when the file can be fetched; null before it is ready. */
  expires_time: instant.nullable(),
  bytes: z.number().int().nullable(),
  /** The signed address of the ZIP file, relative to this server; null unless it is ready. */
  url: z.string().nullable(),
});
export type DataExport = z.infer<typeof dataExport>;

const own = { auth: 'user', isOpenToHeld: true, rule: 'Oneself.', maxBytes: 1024 } as const;

export const requestExportCall = defineCall({
  ...own,
  name: 'requestExport',
  summary:
    'Have everything that is stored of me put into a ZIP file; one that is being made is not begun again.',
  method: 'POST',
  path: '/v3/api/user/export',
  input: noInput,
  output: dataExport,
  refusals: [],
  limit: { max: exportsPerDay, per: 'user', seconds: 86_400 },
  idempotency: 'natural',
});

export const listExportsCall = defineCall({
  ...own,
  name: 'listExports',
  summary: 'My exports of the last weeks, the latest first.',
  method: 'GET',
  path: '/v3/api/user/export/list',
  input: noInput,
  output: z.object({ list: z.array(dataExport) }),
  refusals: [],
  limit: { max: 300, per: 'user', seconds: 60 },
  idempotency: 'read',
});
