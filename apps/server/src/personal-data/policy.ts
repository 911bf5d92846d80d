import { bookTables } from './policy-books.ts';
import { conversationTables } from './policy-conversations.ts';
import { peopleTables } from './policy-people.ts';
import { postTables } from './policy-posts.ts';
import { systemTables } from './policy-system.ts';

/**
 * What the deletion of an account does to a table; every table and every column has an entry (docs/decisions/0036-deletion.md).
 * The features do it in their hooks `userDeleted`; this says what must be true afterwards, for the invariants and for a
 * test that fails for a table or a column that is not here. All SQL speaks of the row `t`.
 */
export type TablePolicy = {
  /** SQL that gives whose row it is; null: no person's. */
  owner: string | null;
  /** SQL that holds for rows of which none may be left; true: all of the person's. */
  deleted?: true | string;
  /** Columns that lose their content, with what SQL finds in them afterwards. Where somebody else than the row's owner wrote it, `by` says who. */
  emptied?: Record<string, string | { becomes: string; by: string }>;
  /** The other columns of rows that stay, separated by spaces, by the reason. Not needed where all rows go. */
  kept?: Partial<Record<Reason, string>>;
  /**
   * The column by which the trigger `live_account` refuses rows of somebody who is deleted. A table whose rows go or are
   * emptied needs one, or a reason.
   */
  guard?: GuardColumn | Guard | { none: string };
};

export type GuardColumn = 'user_id' | 'owner_user_id' | 'sender_user_id' | 'char_id';

export type Guard = {
  column: GuardColumn;
  /** SQL that holds for the rows that it is about; all of them without it. */
  when?: string;
  /** Emptied columns that only moderation and the deletion write. */
  except?: string[];
  /** Columns whose change makes a row another person's, or one that a deletion removes. */
  also?: string[];
  /** Rows come before their owner's account does. */
  isUpdateOnly?: boolean;
};

type Reason =
  /** Ids, times, amounts, counters, and words out of our own lists: they name nobody. */
  | 'facts'
  /** What was said to somebody is theirs as well. */
  | 'said to others'
  /** What a creator had sold for good is its buyers'. */
  | 'sold'
  /** The payment provider's own books, and our names for what is in them. */
  | 'books'
  /** Digests and random names that lead back to nobody. */
  | 'digests'
  /** What the house itself has written. */
  | 'ours';

export const policy: Record<string, TablePolicy> = {
  ...peopleTables,
  ...postTables,
  ...conversationTables,
  ...bookTables,
  ...systemTables,
};
