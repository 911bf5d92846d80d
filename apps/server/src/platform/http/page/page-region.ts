/** Returns the first region (ISO 3166-1) of an Accept-Language header, such as DE in `de-DE`; '' if it names none. */
export function pageRegion(header: string | undefined): string {
  for (const range of (header ?? '').split(',')) {
    const region = regionOf(range.split(';')[0]?.trim() ?? '');
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
