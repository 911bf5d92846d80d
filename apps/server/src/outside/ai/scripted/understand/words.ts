/** Words that stand in any sentence and say nothing of what it is about, in English. */
const hollow = new Set(
  (
    'the and you your yours for are was were been being with that this these those have has had having not but what how can ' +
    'from about they them their there here just like get gets got its his hers her she him who whom whose why when where ' +
    'which does did doing done would will shall could should might may must all any out too very really some much many ' +
    'tell know knows knew think thought thing things something anything nothing everything someone anyone want wants need ' +
    'use used good nice well going gone come comes came only also even still ever never always say says said way because ' +
    'than then now today first last time times one two three four see look looks let make makes made our ours into over ' +
    'such other more most kind sort bit lot lots actually maybe please back own same both each few quite though off again ' +
    'before after since until while ask asked give take put long ago mean means yes yeah okay hey hello dont doesnt isnt ' +
    'until between under around through without upon once day days year years week people man woman cool wow haha lol sure ' +
    'right sorry hmm btw gonna wanna kinda idk one ones ' +
    'que como cual donde cuando quien para por pero muy los las una unos unas del eres tienes puedes sabes gusta gustan algo mucho esta este eso hay ' +
    'sobre contigo cuentame dime hablame ich und der das den dem ein eine einen nicht ist bist hast wie wer wann warum welche mir mich dir dich dein deine ' +
    'desde hasta entre sin ser estar era fue han has les sus mio mia sie uns wir sich war habe hab hat sind dann wenn weil dass als aus bei nach vor ' +
    'auch noch sehr von mit fur auf gibt kannst magst machst mal etwas erzahl uber denn eigentlich'
  ).split(' '),
);

const irregular: Record<string, string> = {
  taught: 'teach',
  learnt: 'learn',
  began: 'begin',
  begun: 'begin',
  sang: 'sing',
  wrote: 'writ',
  written: 'writ',
  broke: 'break',
  broken: 'break',
  bought: 'buy',
  sold: 'sell',
  slept: 'sleep',
  ate: 'eat',
  drew: 'draw',
  grew: 'grow',
  grown: 'grow',
  kept: 'keep',
  lost: 'lose',
  felt: 'feel',
  met: 'meet',
  left: 'leav',
  found: 'find',
};

const maxWords = 60;

/** The words of a text that say what it is about, without endings and accents; for Chinese and Japanese, pairs of characters, and words in Katakana. */
export function contentWords(text: string): Set<string> {
  const folded = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .replace(/['’]s\b|['’]/g, '');
  const latin = (folded.match(/[\p{Script=Latin}\d]{3,}/gu) ?? []).filter((word) => !hollow.has(word));
  const han = (folded.match(/\p{Script=Han}+/gu) ?? [])
    .flatMap((run) => Array.from({ length: Math.max(0, run.length - 1) }, (_, at) => run.slice(at, at + 2)))
    .filter((pair) => pair !== '喜欢' && !/[的了吗呢啊吧么什怎我你是]/.test(pair));
  const kana = folded.match(/[\p{Script=Katakana}ー]{2,}/gu) ?? [];
  return new Set([...latin.map(stem), ...han, ...kana].slice(0, maxWords));
}

/** "glazes", "glazing" and "glaze" are one word. */
export function stem(word: string): string {
  const known = irregular[word];
  if (known) return known;
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  const bare = word
    .replace(/ies$/, 'y')
    .replace(/(?<=.{3})ing$|(?<=.{3})ed$|s$/, '')
    .replace(/([bdglmnprt])\1$/, '$1');
  return bare.replace(/(?<=.{2})e$/, '');
}

/** Whether two words are the same but for a slip of the finger; short ones have to be the same. */
export function isSameWord(a: string, b: string): boolean {
  if (a === b) return true;
  if (Math.min(a.length, b.length) < 4 || Math.abs(a.length - b.length) > 1 || a[0] !== b[0]) return false;
  if (a.length === b.length && a.length > 3 && isSwapped(a, b)) return true;
  if (Math.max(a.length, b.length) < 6) return false;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  return short.slice(a.length === b.length ? at + 1 : at) === long.slice(at + 1);
}

/** Two neighbours have changed places: "bsas". */
function isSwapped(a: string, b: string): boolean {
  let at = 0;
  while (a[at] === b[at]) at++;
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2);
}
