import type { Language } from '@kindred/contract/wire/languages';
import { isChinese, isJapanese } from '../../../../platform/texts/is-chinese.ts';
import { foreignTongue } from '../understand/foreign-tongue.ts';

const wordsOf = (list: string) => new Set(list.split(' '));

/** Words that stand in nearly every text of a language and mean nothing in the others. */
const common: Partial<Record<Language, Set<string>>> = {
  en: wordsOf(
    "the you your is are am i i'm im i've it's what what's how my do does did it of to in and for this that hi hey hello was were with have has " +
      "not don't can would could who where when why he she they we be been yes yeah thanks thank good so just about u r ur wat like love his her",
  ),
  es: wordsOf(
    'hola gracias buenos buenas qué cómo estás eres soy estoy dónde cuándo cuál quién por para muy pero también porque adiós haces gusta gustan encanta ' +
      'llamo vivo tengo tienes quiero puedes háblame cuéntame dime hoy noche mañana ayer conmigo contigo el los las una del sí nada todo bien mal claro ' +
      'vale tú mi mis más eso esto recuerdas sabes gato gata perro trabajo cansado cansada triste tocas voy vas años mucho algo ahora entonces ' +
      'que de en y la lo un con es tu te se al viene semana casi siempre mí cocinar tanta tanto gente hacer usted quisiera su sus nos cada otra otro día hijo hija mujer marido qué cómo',
  ),
  de: wordsOf(
    'in warst einer einem war hat habt sich so da man mal was schonmal krass naja halt ihnen sie dann bei wem wen ihm ihre er gibt hier doch was träum regnet eigentlich hallo guten danke wir uns können mal bist ich du nicht warum wieso wer wie wo dein deine dir dich mir mich erzähl hast magst machst heiße wohne kannst schön tschüss und oder ' +
      'aber heute morgen wann welche möchte habe hab auch noch sehr sind ist ein eine einen kein keine der das dem ja nein gern gerne bitte mein meine meinen ' +
      'mag geht gut vielleicht nur für mit auf von zu über nach wenn weil dass weißt spielst kommst zeit jetzt schon arbeite katze hund müde traurig nacht stimmt',
  ),
};

/**
 * The language that a text is written in, by script and common words: `other` where it is none that the offline companion
 * speaks, undefined where the text does not show it ("ok", "Kim", a face).
 */
export function detectLanguage(text: string): Language | 'other' | undefined {
  if (isJapanese(text)) return 'ja';
  if (isChinese(text)) return 'zh';
  if (/[¿¡ñ]/i.test(text)) return 'es';
  if (/ß/.test(text)) return 'de';
  const said = text.toLowerCase().match(/[\p{L}']+/gu) ?? [];
  const counts = Object.entries(common).map(([language, list]) => ({
    language: language as Language,
    count: said.filter((word) => list.has(word)).length,
  }));
  // "Vergüenza" is Spanish.
  if (/[äö]|(?<!g)ü|gü(?![ei]\p{Ll})/iu.test(text))
    for (const count of counts) if (count.language === 'de') count.count++;
  const [best, next] = counts.toSorted((a, b) => b.count - a.count);
  const isClear = best !== undefined && best.count > 0 && best.count > (next?.count ?? 0);
  if (foreignTongue(text)) return 'other';
  if (isClear) return best.language;
  return /\p{L}{2,}st du(?!\p{L})/iu.test(text) ? 'de' : undefined;
}

/** Words that people of all these languages write. */
const isOpenWord =
  /^[¡\s]*(?:bonjour|bonsoir|salut|ahoy|ahoi|aloha|ciao|salve|hej|hi+|hey+|hello|ok|okay|lol|haha\w*|wow|yes|no|bye)\b[\s!.,)]*(?:\p{L}+ ?){0,3}[\s!.):;D^😊🙂👋]*$/iu;

/** Its script tells the language, whatever stands before it. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** "Hey, wach?" is as German as its second word. */
const openGreeting = /^\s*(?:hi+|hey+|hello|ok|okay|lol|sorry)\b[\s,!.]*(?=\p{L})/iu;

/**
 * The language to answer in: of what was said last; where that does not show it, of what they said before, then of what was
 * answered; English without any, and for languages that are not spoken.
 */
export function languageOfTalk(
  said: string,
  earlier: readonly string[],
  answered: readonly string[],
): Language {
  const isOpenTo = isOpenWord.test(said.trim()) && !unspaced.test(said);
  const now = isOpenTo ? undefined : detectLanguage(said.replace(openGreeting, ''));
  // A word without syllables of its own is as Japanese as it is Chinese.
  const isOpen = now === 'zh' && !/[的了吗呢是我你这那们]/.test(said);
  if (now && !isOpen) return now === 'other' ? 'en' : now;
  const before = (texts: readonly string[]) =>
    texts
      .toReversed()
      .map(detectLanguage)
      .find((language) => language !== undefined && language !== 'other') as Language | undefined;
  const isLatin = /\p{Script=Latin}/u.test(said);
  const own = before(earlier);
  if (isOpen) return own === 'ja' ? 'ja' : 'zh';
  if (own) return own;
  const theirs = before(answered.slice(-1));
  // A name in Latin letters to a greeting in Chinese says nothing of who reads it.
  return theirs && !(isLatin && (theirs === 'zh' || theirs === 'ja')) ? theirs : 'en';
}
