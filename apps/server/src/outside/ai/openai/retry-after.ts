/** Milliseconds that a `Retry-After` header (RFC 9110 §10.2.3) asks for: seconds, or a date. Undefined for anything else. */
export function retryAfterMs(header: string | undefined): number | undefined {
  if (header === undefined) return undefined;
  if (/^\d{1,9}$/.test(header)) return Number(header) * 1000;
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, at - Date.now());
}
