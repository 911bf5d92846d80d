import { replaceWords } from '../spoken-language.ts';

const yours: Record<string, string> = {
  ich: 'du',
  mein: 'dein',
  meine: 'deine',
  meinen: 'deinen',
  meinem: 'deinem',
  meiner: 'deiner',
  meines: 'deines',
  mir: 'dir',
  mich: 'dich',
  unser: 'euer',
  unsere: 'eure',
  unseren: 'euren',
  uns: 'euch',
};

/** First persons whose second is not made by the ending alone. */
const verbs: Record<string, string> = {
  bin: 'bist',
  habe: 'hast',
  hab: 'hast',
  war: 'warst',
  hatte: 'hattest',
  werde: 'wirst',
  kann: 'kannst',
  muss: 'musst',
  will: 'willst',
  soll: 'sollst',
  darf: 'darfst',
  mag: 'magst',
  weiß: 'weißt',
  ging: 'gingst',
  kam: 'kamst',
  fand: 'fandest',
  sah: 'sahst',
  esse: 'isst',
  lese: 'liest',
  nehme: 'nimmst',
  sehe: 'siehst',
  gebe: 'gibst',
  fahre: 'fährst',
  schlafe: 'schläfst',
  laufe: 'läufst',
  halte: 'hältst',
  trage: 'trägst',
  vergesse: 'vergisst',
  spreche: 'sprichst',
  treffe: 'triffst',
  helfe: 'hilfst',
  lasse: 'lässt',
  komm: 'kommst',
  geh: 'gehst',
  sitz: 'sitzt',
  mach: 'machst',
  find: 'findest',
  fühl: 'fühlst',
  arbeit: 'arbeitest',
  wohn: 'wohnst',
  brauch: 'brauchst',
  trau: 'traust',
  spiel: 'spielst',
  koch: 'kochst',
  lern: 'lernst',
  würd: 'würdest',
  würde: 'würdest',
  hätte: 'hättest',
  wäre: 'wärst',
};

/** What somebody says of themselves, said back to them in German. */
export function asYours(content: string): string {
  return replaceWords(content, yours);
}

/** A short statement said back to them in German; '' where its verb is not surely turned. */
export function echo(text: string): string {
  const plain = /^[\p{L}\p{N}\s'’,.%-]{3,70}$/u.test(text);
  if (!plain || /(?<!\p{L})(?:du|dir|dich|dein\w*|wir|nein|ja|ok|okay)(?!\p{L})/iu.test(text)) return '';
  const said = text.replace(
    /^(?:naja|also|und|aber|gerade|tja|hm+),? (?=(?:ich|mein|bin|hab)(?!\p{L}))/iu,
    '',
  );
  const list = said.split(/\s+/);
  if (list.length < 3 || list.length > 11) return '';
  const subjects = list.flatMap((word, index) => (/^ich$/i.test(word) ? [index] : []));
  if (subjects.length === 0) {
    const verb = turned(list[0] ?? '');
    if (verb) return capitalized(asYours(['du', verb, ...list.slice(1)].join(' ')));
    const isHidden = list.some(
      (word, index) => index > 0 && Object.hasOwn(verbs, word.toLowerCase()) && index < 3,
    );
    return isHidden && !/(?<!\p{L})(?:er|sie|es|man|der|die|das|mein\p{L}*)(?!\p{L})/iu.test(said)
      ? ''
      : capitalized(asYours(said));
  }
  if (
    /(?<!\p{L})(?:und|dass|weil|wenn|ob|als|wie)(?!\p{L})/iu.test(said) &&
    !/ wie (?:ein|der|die|das)/u.test(said)
  )
    return '';
  for (const index of subjects) {
    const at = [index + 1, index - 1].find((place) => turned(list[place] ?? '') !== undefined);
    if (at === undefined) return '';
    list[at] = turned(list[at] ?? '') ?? '';
  }
  return capitalized(asYours(list.join(' ')));
}

/** The second person of a verb in the first: "schnarche", "schnarchst". */
function turned(word: string): string | undefined {
  const lower = word.toLowerCase();
  if (Object.hasOwn(verbs, lower)) return verbs[lower];
  if (
    word !== lower ||
    !/^\p{L}{3,}e$/u.test(lower) ||
    /^(?:eine|keine|meine|seine|diese|viele|alle|heute|leute|gerade|gerne|beide|bitte|ohne|lange|ende)$/.test(
      lower,
    )
  )
    return undefined;
  const stem = lower.slice(0, -1);
  if (/[dt]$/.test(stem)) return `${stem}est`;
  return /[sßzx]$/.test(stem) ? `${stem}t` : `${stem}st`;
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
