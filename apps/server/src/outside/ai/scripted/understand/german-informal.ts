/** Forms of "du" of verbs whose vowel changes, by the form of "Sie". */
const irregular: Record<string, string> = {
  haben: 'hast',
  sind: 'bist',
  waren: 'warst',
  werden: 'wirst',
  wissen: 'weißt',
  können: 'kannst',
  mögen: 'magst',
  wollen: 'willst',
  müssen: 'musst',
  dürfen: 'darfst',
  sollen: 'sollst',
  lesen: 'liest',
  essen: 'isst',
  sehen: 'siehst',
  geben: 'gibst',
  nehmen: 'nimmst',
  helfen: 'hilfst',
  sprechen: 'sprichst',
  treffen: 'triffst',
  vergessen: 'vergisst',
  schlafen: 'schläfst',
  fahren: 'fährst',
  tragen: 'trägst',
  laufen: 'läufst',
};

/** What somebody says to "Sie", said to "du", as the utterances of the bank are: "Haben Sie Angst?" is "Hast du Angst?". "Sie" is told from "they" by its capital. */
export function asInformal(text: string): string {
  if (!/(?<![.!?\s]\s|^)\b(?:Sie|Ihnen|Ihre?[nmrs]?)\b/u.test(text)) return text;
  return text
    .replace(/(\p{L}{2,}[en]n|sind) Sie(?!\p{L})/giu, (_all, verb: string) => `${ofDu(verb)} du`)
    .replace(/(?<=\S )Sie(?!\p{L})/gu, 'du')
    .replace(/(?<=\S )Ihnen(?!\p{L})/gu, 'dir')
    .replace(/(?<=\S )Ihr(e[nmrs]?)?(?= )/gu, (_all, ending = '') => `dein${ending}`);
}

function ofDu(verb: string): string {
  const lower = verb.toLowerCase();
  const stem = lower.replace(/e?n$/, '');
  return irregular[lower] ?? `${stem}${/[dt]$/.test(stem) ? 'est' : /[sßzx]$/.test(stem) ? 't' : 'st'}`;
}
