import { argumentsOf, wordsOf } from './message-arguments.ts';

type Messages = ReadonlyMap<string, string>;

export function differencesFrom(english: Messages, other: Messages): string[] {
  const missing = [...english.keys()].filter((key) => !other.has(key)).map((key) => `${key} is missing`);
  const unknown = [...other.keys()]
    .filter((key) => !english.has(key))
    .map((key) => `${key} is not in English`);
  const unlike = [...other].flatMap(([key, message]) => {
    const [needed, has] = [blanksOf(english.get(key)), blanksOf(message)];
    return english.has(key) && needed !== has ? [`${key} has ${has} in place of ${needed}`] : [];
  });
  return [...missing, ...unknown, ...unlike];
}

// Names (of forms too: W-8BEN, and of a command), formats, keys of the keyboard, and the word that confirms: every language writes them as English does.
const names =
  /^(AI|AVIF|Alt|Apple|BEN|CHARX|CSV|DELETE|Enter|Google|HEIC|ID|Idempotency|JPEG|JSON|KB|Key|Kindred|LM|MB|MP|Ollama|OpenAI|PDF|PNG|Pro|QR|Robin|SMS|Secure|Shift|Studio|Top|UTC|VIP|WebP|cpp|draw|iPad|iPhone|llama|npm|run|vLLM|verify)$/;

// Words that a language has in common with English.
const shared: Readonly<Record<string, RegExp>> = {
  es: /^(fan|IA|manual|no|token|tokens|video)$/i,
  de: /^(Chat|Chats|Chips|Creator|Emoji|Fan|Fans|Feed|Feeds|Format|Likes|Link|Links|Name|Persona|Prompts|Tags|Version|Video|Videos|in|von)$/i,
};

/** The keys of texts that a language leaves in English: English words in another script, or the same sentence. */
export function untranslated(english: Messages, other: Messages, language: string): string[] {
  const isLatin = new Intl.Locale(language).maximize().script === 'Latn';
  return [...other]
    .filter(([key, message]) => {
      // Not letters by themselves (a–z), nor what is written in braces for people to copy.
      const sentence = wordsOf(message).replaceAll(/\{\w+\}|<\w+>/g, '');
      const words = [...sentence.matchAll(/\p{Script=Latin}{2,}/gu)].map(String);
      const isAlike = !isLatin || message === english.get(key);
      return isAlike && words.some((word) => !names.test(word) && !shared[language]?.test(word));
    })
    .map(([key]) => key);
}

function blanksOf(message: string | undefined): string {
  if (message === undefined) return '';
  return JSON.stringify(Object.fromEntries(argumentsOf(message)));
}
