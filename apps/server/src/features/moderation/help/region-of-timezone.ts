const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The country (ISO 3166-1) in which an IANA time zone is kept; '' where none is known, as for UTC. */
export function regionOfTimezone(timezone: string): string {
  regions ??= readRegions();
  return regions.get(timezone) ?? '';
}

let regions: Map<string, string> | undefined;

/** By CLDR, which the runtime carries. */
function readRegions(): Map<string, string> {
  const found = new Map<string, string>();
  for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
    const locale: Intl.Locale & { getTimeZones?: () => string[] | undefined } = new Intl.Locale(
      `und-${code}`,
    );
    for (const zone of locale.getTimeZones?.() ?? []) if (!found.has(zone)) found.set(zone, code);
  }
  return found;
}
