import { bestLanguage, type Language } from '@kindred/contract/wire/languages';

/** Returns the supported language that an Accept-Language header (RFC 9110, 12.5.4) prefers; English by default. */
export function pageLanguage(header: string | undefined): Language {
  const ranges = (header ?? '').split(',').map(parseRange);
  const accepted = ranges.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight);
  return bestLanguage(accepted.map(({ tag }) => tag));
}

function parseRange(text: string): { tag: string; weight: number } {
  const [tag = '', ...parameters] = text.split(';').map((part) => part.trim());
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice('q='.length);
  return { tag, weight: weight === undefined ? 1 : Number(weight) || 0 };
}
