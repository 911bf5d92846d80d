/** CCBill lives in Arizona, which is seven hours behind UTC all year. */
const offsetMs = 7 * 3_600_000;

/** `2012-08-05 15:18:17` or `20120805151817`; undefined for anything else. */
export function parseCcbillTime(text: string | undefined): Date | undefined {
  const match = /^(\d{4})-?(\d\d)-?(\d\d)(?: ?(\d\d):?(\d\d):?(\d\d))?$/.exec(text ?? '');
  if (!match) return undefined;
  const [year = 0, month = 1, day = 1, hours = 0, minutes = 0, seconds = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0));
  return new Date(Date.UTC(year, month - 1, day, hours, minutes, seconds) + offsetMs);
}

/** `20120805151817`. */
export function compactCcbillTime(at: Date): string {
  return new Date(at.getTime() - offsetMs).toISOString().replace(/\D/g, '').slice(0, 14);
}
