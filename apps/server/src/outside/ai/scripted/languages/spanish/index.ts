import { type SpokenLanguage, words } from '../spoken-language.ts';
import { about } from './about.ts';
import { confidences } from './confidences.ts';
import { asYours, echo } from './echo.ts';
import { feelings } from './feelings.ts';
import { honest, recall } from './honest.ts';
import { lines } from './lines.ts';
import { moves } from './moves.ts';
import { play } from './play.ts';
import { reactions } from './reactions.ts';
import { ready } from './ready.ts';
import { requests } from './requests.ts';
import { stances } from './stances.ts';
import { subjects } from './subjects.ts';
import { tidings } from './tidings.ts';
import { topics } from './topics.ts';
import { unknown } from './unknown.ts';

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
    ...tidings,
    ...confidences,
    ...topics,
    ...stances,
    ...unknown,
    ...play,
  },
  subjects,
  lines,
  ready,
  own: words('yo|mi|mis|me|mí|conmigo|nos|nuestr[oa]s?|estoy|tengo|soy|voy'),
  isOfCharacter: words(
    'tú|tu|tus|ti|te|contigo|usted|háblame|cuéntame|\\p{L}{2,}[aei]s(?=[ ?])|\\p{L}+ste|has|eres',
  ),
  isQuestion:
    /[?¿]|^(?:y |pero |oye,? |jaja,? |vale,? )*(?:qué|cómo|cuándo|cuánd\w*|dónde|adónde|quién|cuál|cuánto\w*|por qué|puedes|tienes|sabes|eres|hay|que|como|cuando|donde|cuanto)(?!\p{L})(?=.*[?]|.* (?:es|está|haces|hiciste|vino|lo)(?!\p{L}))|^(?:y |oye,? )*(?:qué(?= (?:haces|es|hay|tal|pasa|pasó|puedo|tienes|tiene|opinas|piensas|hago|me|te|se|le|significa|comes|ves|lees|escuchas|harías|quieres)(?!\p{L}))|cómo|cuándo|dónde|quién|cuál|cuánto\w*|cuéntame|enséñame|explícame|háblame)(?!\p{L})/iu,
  pronoun: words('él|ella|ellos|ellas|lo|la|le|eso|esa|ese|esto|su|sus|allí|ahí|les'),
  andYou: words('y (?:tú|vos|usted)'),
  favourite: /favorit|preferid|más bonit|mejor/iu,
  good: words(
    'brutal\\w*|mola\\w*|pasada|flip\\w+|chul\\w+|increíble|guap[oa]|bien|buen[oa]?|genial|feliz|content[oa]|bonit[oa]|encanta|alegr\\w*|por fin|mejor|rico|rica|guay|maravill\\w*|quiero mucho',
  ),
  bad: words(
    'mal|mal[oa]|horrible|odio|feo|fea|triste|peor|roto|difícil|dolor|problema\\w*|injusto|miedo|perdí|asco|lástima|desastre',
  ),
  age: /\d{2,4} años/,
  names: { en: 'inglés', zh: 'chino', ja: 'japonés', es: 'español', de: 'alemán' },
  calling: (name) => `, ${name}`,
  asYours,
  echo,
  told: { name: (word) => `Me llamo ${word}.`, place: (word) => `Vivo en ${word}.` },
  daysAgo: (days) => (days === 0 ? 'hoy' : days === 1 ? 'ayer' : `hace ${days} días`),
};
