import type { TablePolicy } from './policy.ts';

/** The server's own bookkeeping. */
export const systemTables: Record<string, TablePolicy> = {
  job_workers: { owner: null, kept: { ours: 'worker_id last_seen_at' } },
  audience_rollup: { owner: null, kept: { ours: 'is_only upto_xid upto_entry_id counted_at kept_since' } },
  clock_offset: { owner: null, kept: { ours: 'only_row advance_seconds' } },
  ai_connection: { owner: null, kept: { ours: 'only_row base_url api_key model settings connected_at' } },
  server_secrets: { owner: null, kept: { ours: 'name value' } },
  kind_words: { owner: null, kept: { ours: 'kind words' } },
  // Single words of existing texts. A word goes with its last text.
  search_terms: { owner: null, kept: { facts: 'word is_public is_loose' } },
  // The number of times that help was shown in a month.
  help_referrals: { owner: null, kept: { facts: 'month source region language referrals' } },
  // Asked by people without an account; their names are encrypted and go a year after the decision.
  removal_requests: {
    owner: null,
    kept: {
      facts: 'request_id case_id kind language state hidden_at decided_at created_at',
      'said to others': 'content contact',
      digests: 'client_id',
    },
  },
  refused_files: { owner: null, kept: { facts: 'case_id created_at', digests: 'digest' } },
  used_id_tokens: { owner: null, kept: { facts: 'issuer expires_at', digests: 'token_hash nonce' } },
};
