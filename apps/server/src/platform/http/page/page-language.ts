/** The languages that the server itself writes to people in: pages of its own, what a payment is for. */
export const pageLanguages = ['en', 'zh'] as const;
export type PageLanguage = (typeof pageLanguages)[number];

/** The best liked of an Accept-Language header (RFC 9110, 12.5.4) that there is; English without one. */
export function pageLanguage(header: string | undefined): PageLanguage {
  const wishes = (header ?? '').split(',').map(parseWish);
  const liked = wishes.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight);
  return liked.map(({ tag }) => knownLanguage(tag)).find((language) => language !== undefined) ?? 'en';
}

/** The language of a tag such as `zh-Hant-TW`; undefined when there is no such one here. */
export function knownLanguage(tag: unknown): PageLanguage | undefined {
  const [code] = String(tag).toLowerCase().split('-');
  return pageLanguages.find((language) => language === code);
}

function parseWish(text: string): { tag: string; weight: number } {
  const [tag = '', ...parameters] = text.split(';').map((part) => part.trim());
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice('q='.length);
  return { tag, weight: weight === undefined ? 1 : Number(weight) || 0 };
}
