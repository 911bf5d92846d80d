import { expect, test } from 'vitest';
import { statements } from '../platform/db/sql.ts';
import '../features/own-data/sections/sections.ts';
import { policy } from './policy.ts';

/** Tables of people whose rows an export leaves out, and why. */
const leftOut: Record<string, readonly string[]> = {
  'what others wrote or own': ['fan_list_people', 'fan_notes'],
  'sums of what others did, which insights give as files': ['audience_hours'],
  'copies and indexes of what the export has': [
    'answer_versions',
    'card_files',
    'card_proofs',
    'conversation_words',
    'character_words',
    'earning_fans',
    'memory_vectors',
    'memory_words',
    'message_versions',
    'post_tags',
    'post_translations',
    'post_words',
    'message_speech',
    'gift_givers',
  ],
  'what only links rows that the export has': [
    'auto_message_media',
    'broadcast_media',
    'broadcast_recipients',
    'conversation_labels',
    'first_joins',
    'journal_entries',
    'message_charges',
    'persona_choices',
    'post_engagements',
    'promotion_claims',
    'promotion_fans',
    'referral_shares',
    'tier_upgrades',
    'lucky_seeds',
    'auto_message_budgets',
  ],
  'what lasts minutes or days': [
    'auto_message_log',
    'companion_replies',
    'data_exports',
    'idempotency_keys',
    'media_uploads',
    'notification_marks',
    'passkey_challenges',
  ],
  'the payment provider’s own name for the person': ['payment_customers'],
};

test('every table that has something of a person is in an export, or there is a reason why not', () => {
  const texts = statements.map(({ text }) => text).join('\n');
  const named = (table: string) => new RegExp(`\\b(from|join) (\\(select \\* from )?${table}\\b`).test(texts);
  const missing = Object.entries(policy)
    .filter(
      ([table, { owner }]) =>
        owner !== null && !Object.values(leftOut).flat().includes(table) && !named(table),
    )
    .map(([table]) => table);
  expect(missing).toEqual([]);
});
