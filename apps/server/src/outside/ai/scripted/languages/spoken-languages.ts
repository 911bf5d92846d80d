import type { Language } from '@kindred/contract/wire/languages';
import { intents } from '../intents.ts';
import { chinese } from '../lines/chinese.ts';
import { english } from '../lines/english.ts';
import { german } from './german.ts';
import { japanese } from './japanese.ts';
import { spanish } from './spanish.ts';
import { replaceWords, type SpokenLanguage } from './spoken-language.ts';

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

/** English and Chinese are read together: many write both in one message. */
const together = {
  intents,
  own: /\b(?:i|i'm|i've|my|me|we|our)\b|我/i,
  isOfCharacter: /\b(?:you|your|yours|yourself|you're)\b|^tell me\b|[你您]/i,
  asksBack:
    /\b(?:did i (?:say|tell|mention)|i (?:told|mentioned to) you|(?:do )?you (?:still )?remember (?:what|when|whose|who|which|where|how|my|the|that|about)|(?:what|who|where|when)(?:'s| is| was| are) my|what did i)\b|我(?:刚才|之前|跟你)?说过|记得我/i,
  andYou: /\band you\b|你呢/i,
  asYours: (told: string) => replaceWords(told, yours).replaceAll('我', '你'),
};

/** The languages that the offline companion speaks. */
export const spokenLanguages: Record<Language, SpokenLanguage> = {
  en: {
    ...together,
    lines: english,
    age: /\b\d{2,4}(?=[- ]years?[- ]old|, )|\b(?<= is )\d{2,3}(?= and\b)/,
    names: { en: 'English', zh: 'Chinese', ja: 'Japanese', es: 'Spanish', de: 'German' },
    calling: (name) => `, ${name}`,
    told: { name: (word) => `My name is ${word}.`, place: (word) => `I live in ${word}.` },
  },
  zh: {
    ...together,
    lines: chinese,
    age: /[一二三四五六七八九十百\d]{1,4}岁/,
    names: { en: '英文', zh: '中文', ja: '日文', es: '西班牙文', de: '德文' },
    calling: (name) => `，${name}`,
    told: { name: (word) => `我叫${word}`, place: (word) => `我住在${word}` },
  },
  ja: japanese,
  es: spanish,
  de: german,
};
