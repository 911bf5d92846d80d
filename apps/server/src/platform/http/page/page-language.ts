import { bestLanguage, type Language } from '@kindred/contract/wire/languages';

/** The best liked of an Accept-Language header (RFC 9110, 12.5.4) that there is; English without one. */
export function pageLanguage(header: string | undefined): Language {
  const wishes = (header ?? '').split(',').map(parseWish);
  const liked = wishes.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight);
  return bestLanguage(liked.map(({ tag }) => tag));
}

function parseWish(text: string): { tag: string; weight: number } {
  const [tag = '', ...parameters] = text.split(';').map((part) => part.trim());
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice('q='.length);
  return { tag, weight: weight === undefined ? 1 : Number(weight) || 0 };
}
