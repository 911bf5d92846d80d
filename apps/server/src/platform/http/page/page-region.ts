/** The first region (ISO 3166-1) that an Accept-Language header names, such as DE in `de-DE`; '' where it names none. */
export function pageRegion(header: string | undefined): string {
  for (const wish of (header ?? '').split(',')) {
    const region = regionOf(wish.split(';')[0]?.trim() ?? '');
    if (region) return region;
  }
  return '';
}

function regionOf(tag: string): string {
  try {
    return new Intl.Locale(tag).region ?? '';
  } catch {
    return '';
  }
}
