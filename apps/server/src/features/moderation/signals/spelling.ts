import type { Language } from '@kindred/contract/wire/languages';

/** Ways to write the same words in chats, in the normalised form, and the one that is read. */
const spellings: Partial<Record<Language, Record<string, string>>> = {
  en: {
    'do not': 'dont',
    'does not': 'doesnt',
    'did not': 'didnt',
    'is not': 'isnt',
    'are not': 'arent',
    'was not': 'wasnt',
    'were not': 'werent',
    'can not': 'cant',
    cannot: 'cant',
    'could not': 'couldnt',
    'will not': 'wont',
    'would not': 'wouldnt',
    'should not': 'shouldnt',
    'have not': 'havent',
    'has not': 'hasnt',
    'had not': 'hadnt',
    'i am': 'im',
    iam: 'im',
    'you are': 'youre',
    'it is': 'its',
    'that is': 'thats',
    'there is': 'theres',
    'r u': 'are you',
    'r you': 'are you',
    u: 'you',
    ur: 'your',
    wanna: 'want to',
    gonna: 'going to',
    gunna: 'going to',
    gotta: 'have to',
    tryna: 'trying to',
    imma: 'im going to',
    dunno: 'dont know',
    idk: 'i dont know',
    'any more': 'anymore',
    ppl: 'people',
    cuz: 'because',
    bc: 'because',
    rn: 'right now',
    tmrw: 'tomorrow',
  },
  es: {
    q: 'que',
    k: 'que',
    xq: 'porque',
    pq: 'porque',
    porq: 'porque',
    tb: 'tambien',
    tmb: 'tambien',
    toy: 'estoy',
    pa: 'para',
    x: 'por',
    nd: 'nada',
    kiero: 'quiero',
    qiero: 'quiero',
    tngo: 'tengo',
  },
  de: {
    nich: 'nicht',
    net: 'nicht',
    ned: 'nicht',
    nit: 'nicht',
    hab: 'habe',
    nix: 'nichts',
    ick: 'ich',
    isch: 'ich',
    vllt: 'vielleicht',
    iwie: 'irgendwie',
    gehts: 'geht es',
    gibts: 'gibt es',
    wars: 'war es',
  },
};

const patterns = new Map(
  Object.entries(spellings).map(([language, words]) => [
    language,
    { words, pattern: new RegExp(`(?<![\\p{L}'])(?:${Object.keys(words).join('|')})(?![\\p{L}'])`, 'gu') },
  ]),
);

/** A normalised text with each word in one spelling. */
export function unifySpelling(text: string, language: Language): string {
  const found = patterns.get(language);
  return found ? text.replace(found.pattern, (word) => found.words[word] ?? word) : text;
}
