export type SharedPosting = { kind: string; currency: string; amount: number };

/**
 * The account that takes the remainder in each currency so that an entry balances: the platform's own accounts first.
 */
const remainders = ['platform_revenue', 'deferred_revenue', 'refunds_payable', 'diamonds_issued'];

/**
 * Returns the amounts of an entry of which only a part stays, in the order of its postings. Amounts are rounded
 * towards zero; in each currency an account of the platform takes the remainder.
 */
export function shareOfPostings(
  postings: SharedPosting[],
  { kept, of }: { kept: number; of: number },
): number[] {
  const amounts = postings.map(({ amount }) => Math.trunc((amount * kept) / of));
  for (const currency of new Set(postings.map((posting) => posting.currency))) {
    const index = findRemainder(postings, currency);
    if (index === -1) continue;
    const others = postings.reduce(
      (sum, posting, at) => (posting.currency === currency && at !== index ? sum + (amounts[at] ?? 0) : sum),
      0,
    );
    amounts[index] = 0 - others;
  }
  return amounts;
}

function findRemainder(postings: SharedPosting[], currency: string): number {
  for (const kind of remainders) {
    const index = postings.findIndex((posting) => posting.kind === kind && posting.currency === currency);
    if (index !== -1) return index;
  }
  return -1;
}
