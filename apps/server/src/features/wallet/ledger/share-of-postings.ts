export type SharedPosting = { kind: string; currency: string; amount: number };

/** What takes up the rest in each currency, so that an entry balances: the platform's own accounts come first. */
const remainders = ['platform_revenue', 'deferred_revenue', 'refunds_payable', 'diamonds_issued'];

/**
 * An entry of which only a part stays: each posting in proportion, rounded towards zero, and in each currency one
 * account of the platform takes what rounding leaves. Gives the amounts in the order of the postings.
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
