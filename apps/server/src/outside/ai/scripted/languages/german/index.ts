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

/** German (du). */
export const german: SpokenLanguage = {
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
  own: words('ich|mir|mich|mein\\w*|wir|uns\\w*'),
  isOfCharacter: words('du|dir|dich|dein\\w*|ihr|ihnen|ihre\\w*|erzähl\\w*|\\p{L}{2,}st|haben sie|sind sie'),
  isQuestion:
    /\?|^(?:und |aber |also |ok |okay |haha |oh |sag mal,? )*(?:was|wo|wann|warum|wieso|wer|wen|wem|welche\w*|wie|wieviel|woher|wohin|hast|bist|magst|kannst|spielst|kennst|willst|gibt es|erzähl|zeig|erklär|glaubst|machst)(?!\p{L})/iu,
  pronoun: words('er|sie|es|ihm|ihn|ihr|ihre?|sein\\w*|das|der|die|den|dort|dafür|davon|damit|darüber'),
  andYou: words('und (?:du|dir|selbst|bei dir)'),
  favourite: /lieblings|am liebsten|beste/iu,
  good: words(
    'geil\\w*|mega|stark|hammer|klasse|großartig|cool|wunderbar|gut|schön\\w*|toll\\w*|super|freu\\w*|glücklich|liebe?|endlich|prima|froh|besser|lecker|lieb\\w*|süß',
  ),
  bad: words(
    'schlecht\\w*|schlimm\\w*|blöd\\w*|doof\\w*|hasse|leider|traurig|falsch|kaputt|schwer|weh|problem\\w*|ärger\\w*|angst|verloren|schade',
  ),
  age: /(\d{2,4})(?= Jahre)/,
  names: { en: 'Englisch', zh: 'Chinesisch', ja: 'Japanisch', es: 'Spanisch', de: 'Deutsch' },
  calling: (name) => `, ${name}`,
  asYours,
  echo,
  told: { name: (word) => `Ich heiße ${word}.`, place: (word) => `Ich wohne in ${word}.` },
  daysAgo: (days) => (days === 0 ? 'heute' : days === 1 ? 'gestern' : `vor ${days} Tagen`),
};
