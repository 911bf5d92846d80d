import type { TablePolicy } from './policy.ts';

/** The server's own bookkeeping. */
export const systemTables: Record<string, TablePolicy> = {
  job_workers: { owner: null, kept: { ours: 'worker_id last_seen_at' } },
  clock_offset: { owner: null, kept: { ours: 'only_row advance_seconds' } },
  server_secrets: { owner: null, kept: { ours: 'name value' } },
  used_id_tokens: { owner: null, kept: { facts: 'issuer expires_at', digests: 'token_hash nonce' } },
};
