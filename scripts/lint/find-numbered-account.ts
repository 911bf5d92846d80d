const comparison = /\baccount_id\s*(=|<>|in\s*\()\s*\d+/;
const posting = /\binsert into postings\b[^;`]*?\bvalues\b[^;`]*?\(\s*[\w.]+,\s*\d+\s*,/;

/** Says in one sentence which piece of SQL numbers an account of the house, or undefined. */
export function findNumberedAccount(text: string): string | undefined {
  const match = comparison.exec(text) ?? posting.exec(text);
  if (match === null) return undefined;
  return `"${match[0].replaceAll(/\s+/g, ' ')}" numbers an account of the house: write house_account('…').`;
}
