/** Words that people write with signs in them, so that no filter sees them. */
const hidden =
  `kill killing killed die dying dead death suicide suicidal selfharm self-harm unalive hang myself cut cutting overdose pills
  sterben tot tod umbringen toten selbstmord suizid morir morirme muerte muerto muerta matar matarme suicidio suicidarme
  suicidar suicidarse autolesion autolesiones autolesionarme autolesionarse autolesiono ahorcarme cortarme sobredosis morirse
  selbstmord selbstverletzung suizidal ritzen ritze umbringe erhangen uberdosis unaliving overdosed
  robot bot human machine minor`.split(/\s+/);

/** Signs that stand for letters by their shape. */
const shapes: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '!': 'i',
  '|': 'i',
  l: 'i',
  '3': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '7': 't',
};
const blanks = new Set(['*', '#', '_', '•', '×']);

const skeleton = (word: string) => [...word].map((letter) => shapes[letter] ?? letter).join('');

const byLength = new Map<number, { word: string; shape: string }[]>();
for (const word of hidden) {
  byLength.set(word.length, [...(byLength.get(word.length) ?? []), { word, shape: skeleton(word) }]);
}

/** Signs and sounds in place of those of words that filters look for. */
const disguises: readonly [RegExp, string][] = [
  [/自[\s*._/\-×]{1,2}([杀殺])/g, '自$1'],
  [/自[○◯●×](?=したい|しよう|する|した)/g, '自殺'],
  [/紫[砂杀](?![壶壺茶杯泥锅鍋煲陶])|自[鲨鯊沙刹]|自 ?s(?:ha)?(?![a-z])|zi ?杀/g, '自杀'],
  [/(?<=[想去])(?:4|si|s)(?=了|$|[。，,!?\s])/g, '死'],
  [/割[\s*._/\-×]腕|割 ?w(?:an)?(?![a-z])/g, '割腕'],
  [/跳[\s*._/\-×]([楼樓])/g, '跳$1'],
  [/(?:4|シ|タヒ|氏|市|し)(?=にたい|にたく|んでしまいたい|のうかな)/g, '死'],
  [/死二たい/g, '死にたい'],
];

/** Puts the letters back into words in which signs or digits stand for them: "su!c1de", "k*ll", "mys3lf". */
export function uncensor(text: string): string {
  const plainWords = disguises.reduce((rest, [disguise, word]) => rest.replace(disguise, word), text);
  return plainWords.replace(/[a-z0-9@$!|*#_•×-]{3,24}/g, (token) => {
    if (!/[a-z]/.test(token) || !/[^a-z]/.test(token)) return token;
    const end = /[!|*#_-]+$/.exec(token)?.[0] ?? '';
    const core = token.slice(0, token.length - end.length);
    return restored(token) ?? (core === '' ? token : `${restored(core) ?? plain(core)}${end}`);
  });
}

function restored(token: string): string | undefined {
  const shape = [...skeleton(token)];
  if (shape.filter((letter) => blanks.has(letter)).length > shape.length / 2) return undefined;
  const match = byLength
    .get(token.length)
    ?.find((entry) => shape.every((letter, at) => blanks.has(letter) || letter === entry.shape[at]));
  return match?.word;
}

/** A digit between letters is a letter: "m3in", but not "b2b" or "15yo". */
function plain(token: string): string {
  return token.replace(/(?<=[a-z])[013457@$](?=[a-z]{2})/g, (sign) => shapes[sign] ?? sign);
}
