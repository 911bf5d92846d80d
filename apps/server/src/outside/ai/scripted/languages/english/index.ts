import { replaceWords, type SpokenLanguage, words } from '../spoken-language.ts';
import { about } from './about.ts';
import { confidences } from './confidences.ts';
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

const yours: Record<string, string> = {
  my: 'your',
  our: 'your',
  mine: 'yours',
  ours: 'yours',
  me: 'you',
  us: 'you',
  i: 'you',
  we: 'you',
  "i'm": 'you are',
  "we're": 'you are',
  "i've": 'you have',
  myself: 'yourself',
  am: 'are',
};

/** English. */
export const english: SpokenLanguage = {
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
  own: words("i|i'm|i've|my|we|our"),
  isOfCharacter: words("you|your|yours|yourself|you're|ya|tell me"),
  isQuestion:
    /[?？]|^(?:so |and |but |ok |okay |wait |well |oh |haha |lol |hmm |ah )*(?:what|what's|where|when|why|who|who's|which|how|do|does|did(?! it[!.]*$)|can|could|would|is|are|will|don't you|have you|has|was|were|tell me|show me|teach me|explain|any)\b(?!')|\bquestion:/i,
  pronoun: words('it|its|she|her|he|him|his|they|them|their|that|there|those|these|one'),
  andYou: words('and you|you too'),
  favourite: /\b(?:favou?rite|fave|best|most)\b/i,
  good: words(
    "(?:(?:is|was|are|were|it's|that's|so|very|really|feel|feels|felt|how|pretty|all) (?:so |really |very |pretty )?(?:good|great|nice|happy|lovely|fun|glad|beautiful|cute|sweet|better)|loved?|finally|proud|enjoy\\w*|awesome|amazing|excited|won(?!'))",
  ),
  bad: words(
    'bad|hate|hated|awful|terrible|sad|wrong|worse|worst|stupid|annoying|sick|pain|hard|difficult|lost|broke|fail\\w*|stuck|scared|cry|angry|problem|unfair|stole|stealing|robbed|lied|cheated|:\\(',
  ),
  age: /\b\d{2,4}(?=[- ]years?[- ]old|, )|\b(?<= is )\d{2,3}(?= and\b)/,
  names: { en: 'English', zh: 'Chinese', ja: 'Japanese', es: 'Spanish', de: 'German' },
  calling: (name) => `, ${name}`,
  asYours: (told) => replaceWords(told, yours),
  echo: (text) => {
    const isApart =
      /\b(?:you|your|yours|yes|know|was|were|am|i'm|i've|i'd|i'll|me|us|no|not|never)\b|n't\b|[:?]/i.test(
        text,
      );
    const isPlain = /^[\p{L}\p{N}\s'’,.-]{3,60}$/u.test(text);
    const said = text
      .replace(/^been /i, "you've been ")
      .replace(/^(?=(?:saw|had|got|went|made|took|found|bought|met|did) )/i, 'you ');
    return isApart || !isPlain || text.split(/\s+/).length > 9 ? '' : replaceWords(said, yours);
  },
  told: { name: (word) => `My name is ${word}.`, place: (word) => `I live in ${word}.` },
  daysAgo: (days) => (days === 0 ? 'today' : days === 1 ? 'yesterday' : `${days} days ago`),
};
