import { bookTables } from './policy-books.ts';
import { conversationTables } from './policy-conversations.ts';
import { peopleTables } from './policy-people.ts';
import { postTables } from './policy-posts.ts';
import { systemTables } from './policy-system.ts';

/**
 * The effect of an account's deletion on a table; every table and every column has an entry
 * (docs/decisions/0036-deletion.md). The features' `userDeleted` hooks delete. The policy states the result, for the
 * invariants and for a test that fails for a missing table or column. All SQL is about the row `t`.
 */
export type TablePolicy = {
  /** SQL of the row owner's user id; null for a row of no person. */
  owner: string | null;
  /** SQL condition of the rows that a deletion removes; true for all rows of the person. */
  deleted?: true | string;
  /** Emptied columns, with SQL of their value afterwards. `by` is the writer where that is not the row's owner. */
  emptied?: Record<string, string | { becomes: string; by: string }>;
  /** The other columns of remaining rows, separated by spaces, by reason. Unnecessary where all rows go. */
  kept?: Partial<Record<Reason, string>>;
  /**
   * The column by which the trigger `live_account` refuses rows of a deleted person. A table whose rows are removed
   * or emptied needs a guard or a reason.
   */
  guard?: GuardColumn | Guard | { none: string };
};

export type GuardColumn = 'user_id' | 'owner_user_id' | 'sender_user_id' | 'char_id';

export type Guard = {
  column: GuardColumn;
  /** SQL condition of the guarded rows; all rows by default. */
  when?: string;
  /** Emptied columns that only moderation and the deletion write. */
  except?: string[];
  /** Columns whose change gives the row to another person, or makes it a row that a deletion removes. */
  also?: string[];
  /** The rows exist before their owner's account. */
  isUpdateOnly?: boolean;
};

type Reason =
  /** Ids, times, amounts, counters, and words from our own lists: they identify nobody. */
  | 'facts'
  /** A text belongs to its recipient too. */
  | 'said to others'
  /** A thing that a creator sold for good belongs to its buyers. */
  | 'sold'
  /** The payment provider's own books, and our names for their entries. */
  | 'books'
  /** Digests and random names that lead back to nobody. */
  | 'digests'
  /** The house's own texts and values. */
  | 'ours';

export const policy: Record<string, TablePolicy> = {
  ...peopleTables,
  ...postTables,
  ...conversationTables,
  ...bookTables,
  ...systemTables,
};
