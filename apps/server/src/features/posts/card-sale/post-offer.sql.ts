import { inputs, sql, statement } from '../../../platform/db/sql.ts';

const $ = inputs({
  userId: 'bigint',
  postId: 'bigint',
  now: 'timestamptz',
  entryId: 'bigint',
  price: 'integer',
  checkoutId: 'text',
});

const offer = sql`select p.char_id, p.price, v.creator_id, v.access = 'full' as is_owned
    from posts p cross join lateral post_view(p, ${$.userId}, ${$.now}) v
    where p.post_id = ${$.postId} and p.state = 1 and not is_age_held(v.creator_id)`;

const offerRow = {
  char_id: 'bigint',
  price: 'integer',
  creator_id: 'bigint',
  is_owned: 'boolean!',
} as const;

/**
 * Finds a published post for a buyer, with its price in diamonds or as many US cents. No row for a post that the
 * buyer cannot see.
 */
export const findPostOffer = statement(offerRow, offer);

/** Finds the same and makes a deletion of the post wait until the transaction ends. */
export const lockPostOffer = statement(offerRow, sql`${offer} for key share of p`);

/** A purchase and a block wait for each other at this lock. */
export const lockPostPair = statement(
  {},
  sql`select lock_user_pair_shared(${$.userId}, (
    select c.user_id from posts p join characters c using (char_id) where p.post_id = ${$.postId}))`,
);

/** A refunded post can be bought again. */
export const insertPurchase = statement(
  {},
  sql`insert into purchases as b (user_id, post_id, entry_id, price, created_at)
    values (${$.userId}, ${$.postId}, ${$.entryId}, ${$.price},
      ${$.now})
    on conflict (user_id, post_id) do update set entry_id = excluded.entry_id, price = excluded.price,
      created_at = excluded.created_at, refunded_by = null
      where b.refunded_by is not null`,
);

/** A refund in full takes the post away, a won dispute returns it. */
export const updateRefunded = statement(
  {},
  sql`update purchases b set refunded_by = left_over.reversal
    from (
      select e.entry_id, case when sum(g.amount) = 0 then max(g.entry_id) end as reversal
      from journal_entries e join journal_entries r on r.entry_id = e.entry_id or r.reverses = e.entry_id
      join postings g on g.entry_id = r.entry_id and g.account_id = house_account('processor')
      where e.checkout_id = ${$.checkoutId} and e.kind = 'post_sale'
      group by e.entry_id) left_over
    where b.entry_id = left_over.entry_id and b.refunded_by is distinct from left_over.reversal`,
);
