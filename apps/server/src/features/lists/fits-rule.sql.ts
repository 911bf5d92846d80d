import { ruleParts } from '@kindred/contract/lists/limits';
import type { Tx } from '../../platform/db/db.ts';
import { inputs, raw, type Sql, sql, statement } from '../../platform/db/sql.ts';
import { blockedPairs } from '../blocks/blocked-pairs.sql.ts';
import { paidOfEntry } from '../wallet/ledger/paid-of-entry.ts';

const $ = inputs({
  viewerId: 'bigint',
  charId: 'bigint',
  now: 'timestamptz',
  ways: 'integer[]',
  joined: 'text[]',
  spent: 'integer[]',
  spentDays: 'integer[]',
  quietDays: 'integer[]',
  tiers: 'integer[]',
  zones: 'text[]',
  labels: 'bigint[]',
  renews: 'integer[]',
});

const slots = Array.from({ length: ruleParts }, (_, index) => index + 1);
const since = <Days>(days: Sql<Days>) => sql`(${$.now} - make_interval(days => ${days}))`;

// The fans who fit are a set that is made once and looked up by hashing: PostgreSQL misjudges how many fans fit a rule, and
// would run through a joined set again for each of them. As a part of `or` no set becomes a join.

/** Fans who paid at least so much, within so many days where the part names them. */
const spenders = (slot: number) => sql`(select e.user_id
    from ledger_accounts a join pending_earnings p using (account_id) join journal_entries e using (entry_id)
    where a.user_id = ${$.viewerId} and a.kind = 'creator_pending' and e.kind <> 'release'
      and ((${$.spentDays})[${slot}] = 0 or e.created_at >= ${since(sql`(${$.spentDays})[${slot}]`)})
    group by e.user_id having sum(coalesce(${paidOfEntry(sql`e.entry_id`)}, p.amount)) >= (${$.spent})[${slot}])`;

/** Fans who have written within so many days. */
const writers = (slot: number) => {
  const cutoff = since(sql`(${$.quietDays})[${slot}]`);
  return sql`(select c.user_id from conversations c
    where c.creator_user_id = ${$.viewerId} and c.char_id = ${$.charId} and c.last_message_at >= ${cutoff}
      and (c.last_identity = 'fan' or exists (select from messages t where t.conversation_id = c.conversation_id
        and t.identity = 'fan' and t.created_at >= ${cutoff})))`;
};

const labelled = (slot: number) => sql`(select c.user_id
    from labels b join conversation_labels l using (label_id) join conversations c using (conversation_id)
    where b.user_id = ${$.viewerId} and b.label_id = (${$.labels})[${slot}] and c.char_id = ${$.charId})`;

const isSubscriber = sql`m.kind = 'pro' and m.state <> 'expired'`;

function fits(slot: number) {
  const joined = sql`(${$.joined})[${slot}]`;
  return sql`(${joined} = '' or case ${joined} when 'free' then m.kind = 'free' and m.state <> 'expired'
      when 'pro' then ${isSubscriber} when 'any' then m.state <> 'expired' else m.state = 'expired' end)
    and ((${$.tiers})[${slot}] = 0 or ${isSubscriber} and m.tier_level >= (${$.tiers})[${slot}])
    and ((${$.renews})[${slot}] = 0 or ${isSubscriber} and m.renews = ((${$.renews})[${slot}] = 1))
    and ((${$.labels})[${slot}] = 0 or m.user_id in ${labelled(slot)})
    and ((${$.quietDays})[${slot}] = 0 or m.user_id not in ${writers(slot)})
    and ((${$.spent})[${slot}] = 0 or m.user_id in ${spenders(slot)})
    and ((${$.zones})[${slot}] = '' or (select u.timezone from users u where u.user_id = m.user_id)
      = any(string_to_array((${$.zones})[${slot}], ' ')))`;
}

/** Every part of a way: all bits that it has. */
const fitsWay = (way: number) =>
  sql`(${$.ways})[${way}] >= 0 and ${joinPieces(
    slots.map((slot) => sql`((${$.ways})[${way}] & ${2 ** (slot - 1)} = 0 or ${fits(slot)})`),
    ' and ',
  )}`;

const isThere = sql`m.user_id not in (select b.other_user_id from ${raw(blockedPairs)} b where b.user_id = ${$.viewerId})
  and not (m.kind = 'pro' and m.state = 'expired' and exists (select from users gone where gone.user_id = m.user_id and gone.deleted_at is not null))`;

/** The same without looking whether the fan is there or behind a block. */
export const fitsRuleAlone = sql`m.char_id = ${$.charId} and (${joinPieces(slots.map(fitsWay), ' or ')})`;

/**
 * The condition that the fan of the membership `m` is there and fits a rule. Its text is the same for all rules:
 * conditions that a rule does not name are constants, which a plan made for its values leaves out (`planForValues`).
 */
export const fitsRule = sql`${isThere} and ${fitsRuleAlone}`;

function joinPieces<Inputs>(pieces: Sql<Inputs>[], separator: string): Sql<Inputs> {
  const [first, ...others] = pieces;
  if (!first) throw new Error('there is nothing to join');
  return others.reduce((all, piece) => sql`${all}${raw(separator)}${piece}` as Sql<Inputs>, first);
}

const setPlanning = statement(
  { set: 'text' },
  sql`select set_config('plan_cache_mode', 'force_custom_plan', true) || set_config('work_mem', '64MB', true) as set`,
);

/** Makes the statements of this transaction be planned for their values, and sort and hash a million fans in memory. */
export async function planForValues(tx: Tx): Promise<void> {
  await setPlanning.one(tx);
}
