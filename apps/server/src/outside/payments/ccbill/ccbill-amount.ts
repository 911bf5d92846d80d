/** 100,000.00: more than any price of ours in any currency that CCBill bills in, and no yen price exceeds it. */
const maxCents = 10_000_000;

/** An amount as CCBill writes it (`9.99`) in hundredths; undefined for a missing one, and for what is no price. */
export function readCents(text: string | undefined): number | undefined {
  if (text === undefined || !/^\d{1,6}(?:\.\d{1,2})?$/.test(text)) return undefined;
  const cents = Math.round(Number(text) * 100);
  return cents <= maxCents ? cents : undefined;
}
