import { replaceWords, type SpokenLanguage, words } from '../spoken-language.ts';
import { about } from './about.ts';
import { feelings } from './feelings.ts';
import { honest, recall } from './honest.ts';
import { lines } from './lines.ts';
import { moves } from './moves.ts';
import { play } from './play.ts';
import { reactions } from './reactions.ts';
import { ready } from './ready.ts';
import { requests } from './requests.ts';
import { topics } from './topics.ts';

const yours = {
  yo: 'tú',
  mi: 'tu',
  mis: 'tus',
  me: 'te',
  mí: 'ti',
  conmigo: 'contigo',
  soy: 'eres',
  nuestro: 'vuestro',
  nuestra: 'vuestra',
};

/** Spanish (tú). */
export const spanish: SpokenLanguage = {
  exchanges: {
    ...honest,
    ...recall,
    ...feelings,
    ...reactions,
    ...moves,
    ...requests,
    ...about,
    ...topics,
    ...play,
  },
  lines,
  ready,
  own: words('yo|mi|mis|me|mí|conmigo|nos|nuestr[oa]s?|estoy|tengo|soy|voy'),
  isOfCharacter: words(
    'tú|tu|tus|ti|te|contigo|usted|háblame|cuéntame|\\p{L}{2,}[aei]s(?=[ ?])|\\p{L}+ste|has|eres',
  ),
  isQuestion:
    /[?¿]|^(?:y |pero |oye,? |jaja,? |vale,? )*(?:qué|cómo|cuándo|cuánd\w*|dónde|adónde|quién|cuál|cuánto\w*|por qué|puedes|tienes|sabes|eres|hay|que|como|cuando|donde|cuanto)(?!\p{L})(?=.*[?]|.* (?:es|está|haces|hiciste|vino|lo)(?!\p{L}))|^(?:y |oye,? )*(?:qué|cómo|cuándo|dónde|quién|cuál|cuánto\w*|cuéntame|enséñame|explícame|háblame)(?!\p{L})/iu,
  pronoun: words('él|ella|ellos|ellas|lo|la|le|eso|esa|ese|esto|su|sus|allí|ahí|les'),
  andYou: words('y (?:tú|vos|usted)'),
  favourite: /favorit|preferid|más bonit|mejor/iu,
  good: words(
    'bien|buen[oa]?|genial|feliz|content[oa]|bonit[oa]|encanta|alegr\\w*|por fin|mejor|rico|rica|guay|maravill\\w*|quiero mucho',
  ),
  bad: words(
    'mal|mal[oa]|horrible|odio|feo|fea|triste|peor|roto|nunca|difícil|dolor|problema\\w*|injusto|miedo|perdí|asco|lástima|desastre',
  ),
  age: /\d{2,4} años/,
  names: { en: 'inglés', zh: 'chino', ja: 'japonés', es: 'español', de: 'alemán' },
  calling: (name) => `, ${name}`,
  asYours: (content) => replaceWords(content, yours),
  echo: () => '',
  told: { name: (word) => `Me llamo ${word}.`, place: (word) => `Vivo en ${word}.` },
  daysAgo: (days) => (days === 0 ? 'hoy' : days === 1 ? 'ayer' : `hace ${days} días`),
};
