import { languages, type Language } from '@kindred/contract/wire/languages';
import { prepareFor } from '../prepare.ts';

/** Texts as `normalize` leaves them: without accents and apostrophes. */
const questionsOf: Record<Language, { ofOthers: RegExp; ofOwnAge: RegExp }> = {
  en: {
    ofOthers:
      /\bhow old (?:are|r) (?:you|u|ya)\b|\b(?:what|whats|tell me|may i ask) (?:is )?(?:your|ur) (?:age|birth ?year)\b|\bwhat age are (?:you|u)\b|\bhow old u\b|\b(?:your|ur) age\W*\?/,
    ofOwnAge:
      /\b(?:guess|know|asked|ask|wondering|tell you) (?:about )?(?:how old (?:i am|im|i look)|my (?:real )?age)\b|\bhow old (?:do|would|did|does) (?:you|u) (?:think|say|guess|reckon)\b|\bmy (?:real )?age\W*$|\bhow old (?:i am|im)\W*$/,
  },
  de: {
    ofOthers:
      /\bwie ?alt (?:bist|seid|sind) (?:du|ihr|sie)\b|\b(?:dein|ihr) alter\W*\?|\bwie ?alt du (?:bist|eigentlich bist)\b/,
    ofOwnAge:
      /\bwie ?alt (?:denkst|glaubst|schatzt|meinst) du\b|\b(?:rat|rate|errat|errate|schatz|schatze)\b.*\b(?:mein alter|(?:wie ?)?alt ich)\b|\bmein (?:echtes )?alter\W*$|\bwie ?alt ich (?:bin|wirklich bin)\b/,
  },
  es: {
    ofOthers:
      /\bcuantos anos (?:tienes|tenes|tiene usted|tienen)\b|\b(?:que edad|cual es (?:tu|su) edad)\b(?! (?:tengo|crees|piensas|dirias))|\b(?:tu|su) edad\W*\?/,
    ofOwnAge:
      /\b(?:cuantos anos|que edad) (?:crees|piensas|dirias|me (?:echas|das|pones))\b|\badivina\w*\b.*\b(?:anos tengo|mi edad|edad tengo)\b|\bmi (?:verdadera )?edad\W*$|\b(?:cuantos anos|que edad) tengo\b/,
  },
  zh: {
    ofOthers: /[你您](?:今年|现在|到底|实际)*(?:多大|几岁|多少岁)|[你您]的?(?:年龄|岁数)|芳龄|贵庚/,
    ofOwnAge: /我(?:今年|现在|到底|实际)*(?:多大|几岁|多少岁)|我的?(?:真实)?年龄/,
  },
  ja: {
    ofOthers:
      /(?:何歳|何才|いくつ)(?:ですか|なんですか|なの|か教え|でしょうか|か聞)|(?:何歳|おいくつ|年齢は)\W*[?？]|年齢を?(?:教え|聞い)/,
    ofOwnAge:
      /(?:何歳|何才|いくつ)(?:に見え|だと思|と思|か当て|か分か|かわか)|(?:私|僕|俺|うち|自分)の(?:年|歳|年齢|とし)(?:を|、| )*(?:当て|知|聞|わか|分か|は|[?？]|$)/,
  },
};

/** An age of an adult and little else, and words that take it back. */
const bareAdultAge =
  /^(?:im|i am|i said i was|i said|bin|ich bin|hab gesagt|tengo|dije que tenia|我(?:是|今年|说我?)?|私(?:は)?)? *0a *(?:(?:btw|here|years? old|yo|hier|jahre(?: alt)?|anos|岁了?|歳|です|って書いたけど|って言ったけど)\W*)*$/;
const correction =
  /\b(?:sorry|typo|i mean|i meant|meant|no|nope|wait|lied|not true|vertippt|verschrieben|quatsch|nein|ne|nee|stimmt nich\w*|gelogen|moment|perdon|mentira|digo|quise decir|me equivoque)\b|不对|不對|打错|打錯|口误|骗你|其实|間違|打ち間|じゃなく|違う|嘘|うそ|^\W*\*/;
const correctedAge =
  /0m *(?:(?:lol|haha|xd|actually|years? old|yo|jahre(?: alt)?|anos|se me fue el dedo|岁|歳|才|だった|です|だよ)\W*)*$/;
const fewerYears =
  /\b(?:(?:one|two|three|four|2|3|4|0o) (?:years? )?(?:less|younger)|(?:minus|take (?:away|off)|subtract) (?:one|two|three|four|0o)|(?:ein|zwei|drei|vier|0o) (?:jahre? )?(?:weniger|junger)|(?:un|uno|dos|tres|cuatro|0o) (?:anos? )?menos)\b|减(?:去|掉)?(?:[一两二三四]|0o)|少(?:[一两二三四]|0o)岁|(?:[一二三四]|0o)つ?引/;

/** A number of a minor's age with at most three words beside it, of which none is a measure of something else. */
const bareAge =
  /^(?:[^\p{L}\p{N}]*[\p{L}']+){0,3}[^\p{L}\p{N}]*0m(?:[^\p{L}\p{N}]*[\p{L}']+){0,3}[^\p{L}\p{N}]*$/u;
const otherMeasures =
  /0m *(?:%|€|\$|£|¥|円|元|块|euros?|dollars?|bucks|min\w*|hours?|stunden?|horas?|days?|tage|dias?|weeks?|wochen?|semanas?|months?|monate?|meses|km|kg|cm|uhr|pm|am|个|分|时|天|点|時|日|回|度)|(?:older|younger) than|(?:more|over|uber|mas de|plus|level|lvl) *0m/;

/** Whether the last line of `earlier` is an adult's age that `own` takes back for a minor's. */
function correctsAge(own: string, earlier: string, language: Language): boolean {
  const line = prepareFor(language, earlier.split('\n').at(-1) ?? '').trim();
  if (!bareAdultAge.test(line)) return false;
  const text = prepareFor(language, own).trim();
  return (correction.test(text) && bareAge.test(text) && correctedAge.test(text)) || fewerYears.test(text);
}

/**
 * Whether a prepared text is an age under 18 and nothing else, written in answer to a question: of the other side (`question`), or
 * that the writer has just set about their own age (`earlier`), or that corrects an adult's age. By itself a number is no age.
 */
export function answersMinorAge(
  own: string,
  { earlier, question }: { earlier: string; question: string },
): boolean {
  if (earlier === '' && question === '') return false;
  if (languages.some((language) => correctsAge(own, earlier, language))) return true;
  const isAsked = languages.some((language) => {
    const { ofOthers, ofOwnAge } = questionsOf[language];
    return (
      ofOthers.test(prepareFor(language, question)) ||
      earlier.split('\n').some((line) => ofOwnAge.test(prepareFor(language, line)))
    );
  });
  if (!isAsked) return false;
  return languages.some((language) => {
    const text = prepareFor(language, own).trim();
    return bareAge.test(text) && !otherMeasures.test(text);
  });
}
