/** Undoes what hides words from rules: width and compatibility forms, invisible characters, case, long gaps. */
export function fold(text: string): string {
  // Most of what is read, and each token of each answer: of it only case and gaps are to be undone.
  if (isAscii.test(text)) return text.toLowerCase().replace(gaps, ' ');
  return text
    .normalize('NFKC')
    .replace(/[\p{Cf}\u00ad]/gu, '')
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(gaps, ' ');
}

const isAscii = /^\p{ASCII}*$/u;
const gaps = /\s{2,}|[^\S ]/g;
