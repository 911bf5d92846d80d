const shorthand: Record<string, string> = {
  u: 'you',
  ya: 'you',
  yu: 'you',
  ur: 'your',
  yr: 'your',
  r: 'are',
  y: 'why',
  wat: 'what',
  wut: 'what',
  wot: 'what',
  whats: "what's",
  wats: "what's",
  wheres: "where's",
  whos: "who's",
  hows: "how's",
  thats: "that's",
  dont: "don't",
  cant: "can't",
  didnt: "didn't",
  doesnt: "doesn't",
  isnt: "isn't",
  im: "I'm",
  ive: "I've",
  youre: "you're",
  pls: 'please',
  plz: 'please',
  thx: 'thanks',
  thnx: 'thanks',
  ty: 'thanks',
  tysm: 'thanks',
  cuz: 'because',
  bc: 'because',
  abt: 'about',
  fav: 'favourite',
  fave: 'favourite',
  bday: 'birthday',
  tmr: 'tomorrow',
  tmrw: 'tomorrow',
  tonite: 'tonight',
  nite: 'night',
  gn: 'good night',
  gm: 'good morning',
  idk: "I don't know",
  dunno: "I don't know",
  wyd: 'what are you doing',
  hru: 'how are you',
  hbu: 'and you?',
  wbu: 'and you?',
  sup: 'how are you?',
  wassup: 'how are you?',
  tho: 'though',
  rly: 'really',
  gonna: 'going to',
  wanna: 'want to',
};

/** The words that questions are recognised by; slips in them are put right. */
const asking = (
  'what where when who how why hello thanks about your yourself name from remember favourite favorite tonight tomorrow birthday ' +
  'please really doing because something anything story would could should think people'
).split(' ');
const askingByLetters = new Map(asking.map((word) => [letters(word), word]));
/** Made of the same letters, and words themselves. */
const proper = new Set(['form', 'swore', 'owh', 'hwo', 'manse', 'mane', 'mean', 'amen']);
const askingSet = new Set(asking);

/** What somebody typed in haste, as it is read: "wat r u doing" is "what are you doing"; case and the rest stay. */
export function readChatSpelling(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[’‘`´]/g, "'")
    .replace(/([a-z])\1{2,}(?![a-z])/gi, '$1')
    .replace(/([a-z!?.])\1{2,}/gi, '$1$1')
    .replace(/(?<![\p{L}'])[a-z']+(?![\p{L}'])/giu, (word) => {
      const lower = word.toLowerCase();
      const whole = Object.hasOwn(shorthand, lower) ? shorthand[lower] : undefined;
      return whole ?? unscrambled(lower) ?? word;
    });
}

/** "waht" is "what"; first letters do not get lost. */
function unscrambled(word: string): string | undefined {
  if (word.length < 3 || askingSet.has(word) || proper.has(word)) return undefined;
  const meant = askingByLetters.get(letters(word));
  return meant?.[0] === word[0] ? meant : undefined;
}

function letters(word: string): string {
  return [...word].sort().join('');
}
