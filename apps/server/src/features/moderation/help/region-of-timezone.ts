const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The country (ISO 3166-1) in which an IANA time zone is kept; '' where none is known, as for UTC. */
export function regionOfTimezone(timezone: string): string {
  regions ??= readRegions();
  return regions.get(timezone) ?? regions.get(canonical(timezone)) ?? '';
}

/** The IANA time zones of a country (ISO 3166-1), under each of their names; none where it is unknown. */
export function zonesOfRegion(region: string): string[] {
  return Intl.supportedValuesOf('timeZone')
    .concat([...(regions ??= readRegions()).keys()])
    .filter((zone, index, all) => regionOfTimezone(zone) === region && all.indexOf(zone) === index);
}

let regions: Map<string, string> | undefined;

/** By CLDR, which the runtime carries. */
function readRegions(): Map<string, string> {
  const regions = new Map<string, string>();
  for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
    const locale: Intl.Locale & { getTimeZones?: () => string[] | undefined } = new Intl.Locale(
      `und-${code}`,
    );
    // Of a code that is no longer used, such as DD, this is the one of today.
    const { region = code } = locale;
    for (const zone of locale.getTimeZones?.() ?? []) if (!regions.has(zone)) regions.set(zone, region);
  }
  return regions;
}

/** Many zones have older names beside their own: Asia/Kolkata is Asia/Calcutta. */
function canonical(timezone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: timezone }).resolvedOptions().timeZone;
  } catch {
    return timezone;
  }
}
