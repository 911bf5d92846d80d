import type { DrawProof } from '@kindred/contract/shop/calls';
import { as } from '../../../platform/db/column-types.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import type { DrawVersion } from './draw.ts';

const $ = inputs({
  userId: 'bigint',
  now: 'timestamptz',
  seedId: 'bigint',
  key: 'text',
  seed: 'bytea',
  boxType: 'text',
  clientSeed: 'text',
  price: 'integer',
  prize: 'integer',
  entryId: 'bigint',
  prizeEntryId: 'bigint',
  proof: 'jsonb',
  hash: 'bytea',
  answer: 'jsonb',
});

export const findNextSeed = statement(
  { seed_id: 'bigint', seed: 'bytea', version: as<DrawVersion>('smallint') },
  sql`select seed_id, seed, version from lucky_seeds where user_id = ${$.userId} and drawn_at is null`,
);

export const insertSeed = statement(
  {},
  sql`insert into lucky_seeds (user_id, seed, version, committed_at) values (${$.userId}, ${$.seed}, 2, ${$.now})
    on conflict (user_id) where drawn_at is null do nothing`,
);

export const markDrawn = statement(
  {},
  sql`update lucky_seeds set drawn_at = ${$.now} where seed_id = ${$.seedId}`,
);

/** Counts the draws of the current day in UTC. */
export const countToday = statement(
  { count: 'integer!' },
  sql`select count(*)::integer as count from lucky_draws
    where user_id = ${$.userId} and drawn_at >= date_trunc('day', ${$.now} at time zone 'UTC') at time zone 'UTC'`,
);

export const insertDraw = statement(
  {},
  sql`insert into lucky_draws (seed_id, user_id, box_type, client_seed, price, prize, entry_id, prize_entry_id, proof,
      drawn_at)
    values (${$.seedId}, ${$.userId}, ${$.boxType}, ${$.clientSeed},
      ${$.price}, ${$.prize}, ${$.entryId},
      ${$.prizeEntryId}, ${$.proof}, ${$.now})`,
);

// Serializes the draws of a person.
export const lockWalletForDraw = statement(
  { balance: 'bigint!' },
  sql`select balance from ledger_accounts where user_id = ${$.userId} and kind = 'wallet' for update`,
);

export type StoredDraw = {
  prize: { diamonds: number };
  proof: DrawProof;
  next_commitment: string;
  left_today: number;
  diamond: number;
};

/** `outcome` is null when the key is new. */
export const claimKey = statement(
  { outcome: as<'repeated' | 'key_reused' | null>('text?'), answer: as<StoredDraw | null>('jsonb?') },
  sql`select outcome, answer from claim_key(${$.userId}, ${$.key}, ${$.hash}, ${$.now})`,
);

export const storeAnswer = statement(
  {},
  sql`update idempotency_keys set answer = ${$.answer} where user_id = ${$.userId} and key = ${$.key}`,
);
