/** A line of a character sheet: "Likes: tea, rain". */
export type SheetLine = { key: string; values: string[] };

/** `Likes("tea" + "rain")`, as many cards write it. */
const called = /\b(\p{Lu}[\p{L} ]{2,24})\(\s*((?:"[^"\n]{1,80}"\s*\+?\s*){1,12})\)/gu;
const labelled = /^[\s*•[-]*(\p{Lu}[\p{L} ]{2,20}?)\**\s*:\**\s*([^\n\]]{2,200})\]?\s*$/gmu;
const bracketed = /^\s*\[?\s*(?:character|name)\s*\(.*$|\b\p{Lu}[\p{L} ]{2,24}\([^)\n]*\)\s*\+?|[[\]{}]/gimu;

/** What a description writes as a sheet, and what it tells in sentences. */
export function readSheet(text: string): { lines: SheetLine[]; prose: string } {
  const lines: SheetLine[] = [...text.matchAll(called)].map((match) => ({
    key: keyOf(match[1]),
    values: [...(match[2] ?? '').matchAll(/"([^"]+)"/g)].map(([, value = '']) => value.trim()),
  }));
  const rest = text.replace(called, ' ');
  for (const [, key, told = ''] of rest.matchAll(labelled))
    if (!isProse(told))
      lines.push({ key: keyOf(key), values: told.replace(/[.。]\s*$/, '').split(/\s*[,;+]\s*/) });
  const prose = rest.replace(labelled, (_all, _key, told: string) => (isProse(told) ? `${told}\n` : '\n'));
  return { lines, prose: prose.replace(bracketed, ' ') };
}

/** Sentences rather than a list. */
function isProse(told: string): boolean {
  return /[.!?]\s+\p{Lu}/u.test(told) || /\b(?:she|he|they|is|was)\b/i.test(told);
}

function keyOf(key = ''): string {
  return key.trim().toLowerCase();
}
