import { bestLanguage, type Language } from '@kindred/contract/wire/languages';

/** The language that an Accept-Language header (RFC 9110, 12.5.4) prefers among ours; English without one. */
export function pageLanguage(header: string | undefined): Language {
  const ranges = (header ?? '').split(',').map(parseRange);
  const wanted = ranges.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight);
  return bestLanguage(wanted.map(({ tag }) => tag));
}

function parseRange(text: string): { tag: string; weight: number } {
  const [tag = '', ...parameters] = text.split(';').map((part) => part.trim());
  const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice('q='.length);
  return { tag, weight: weight === undefined ? 1 : Number(weight) || 0 };
}
