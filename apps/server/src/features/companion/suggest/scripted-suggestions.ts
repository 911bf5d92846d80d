import type { Language } from '@kindred/contract/wire/languages';
import { cardMacros } from '../../../outside/ai/card/card-macros.ts';
import { readCard, readCardIn } from '../../../outside/ai/card/character-card.ts';
import { readExamples } from '../../../outside/ai/card/example-lines.ts';
import type { ReplyRequest } from '../../../outside/ai/companion-ai.ts';
import { isWrittenIn } from '../../../outside/ai/scripted/knowledge/card-knowledge.ts';
import { scriptedAnswer } from '../../../outside/ai/scripted/answer.ts';
import { seededNumbers } from '../../../outside/ai/seeded-numbers.ts';

export const maxSuggestions = 3;

type Asked = Omit<ReplyRequest, 'signal'> & { language: Language };

/** Without a model: what a fan could say, out of what the card's author has fans say, and what fits to the last words. */
export function suggestToFan(request: Asked): string[] {
  const { card: whole, characterName, fanName, seed, messages, language } = request;
  const translated = readCardIn(language, whole, characterName);
  const card = translated ?? readCard(whole, characterName);
  const isReadable = translated !== undefined || language === 'en' || language === 'zh';
  const macros = cardMacros({ char: card.name, user: fanName }, seed);
  const texts = messages.map(({ content }) => content.trim());
  const cues = readExamples(card.mesExample)
    .map(({ cue }) => macros(cue).trim())
    .filter((cue) => cue !== '' && isReadable && isWrittenIn(cue, language));
  const last = messages.at(-1);
  const lines = suggestions[language];
  const fitting =
    last?.role !== 'assistant' || texts.length < 2
      ? []
      : /[?？]["”]?$/.test(last.content.trim())
        ? lines.toQuestion
        : lines.toStatement;
  const hasBegun = messages.some(({ role }) => role === 'user');
  const fresh = shuffled([...new Set([...cues, ...(hasBegun ? [] : lines.opening)])], seed);
  const first = hasBegun ? shuffled(fitting, seed).slice(0, 2) : [];
  return [...first, ...fresh, ...shuffled(lines.always, seed)]
    .filter((line) => !texts.includes(line))
    .slice(0, maxSuggestions);
}

/** Without a model: what a creator could answer, as their offline companion would, in three tries. */
export function suggestToCreator(request: Asked, signal: AbortSignal): string[] {
  const tries = Array.from({ length: 6 }, (_, nth) =>
    scriptedAnswer({ ...request, seed: `${request.seed}.${nth}`, signal }),
  );
  return [...new Set(tries)].slice(0, maxSuggestions);
}

function shuffled(lines: readonly string[], seed: string): string[] {
  const next = seededNumbers(seed);
  return lines
    .map((line) => ({ line, at: next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ line }) => line);
}

const suggestions = {
  en: {
    opening: [
      'Hi! What are you up to today?',
      'Hello, tell me about yourself',
      'What do you love about what you do?',
    ],
    toQuestion: [
      'Yes, very much',
      'Not really',
      'Hard to say. What about you?',
      'I have to think about that',
    ],
    toStatement: ['Tell me more about that', 'How did that come about?', 'That sounds lovely', 'And then?'],
    always: ['What are you working on?', 'What made you smile today?', 'What should I know about you?'],
  },
  zh: {
    opening: ['你好！今天在忙什么？', '你好，介绍一下自己吧', '你最喜欢你做的事里的哪一点？'],
    toQuestion: ['嗯，非常', '不太是', '不好说，你呢？', '让我想一想'],
    toStatement: ['再多说一点吧', '是怎么开始的？', '听起来真好', '然后呢？'],
    always: ['你最近在做什么？', '今天有什么让你开心的事？', '关于你，我该知道些什么？'],
  },
  ja: {
    opening: [
      'こんにちは！今日は何をしていますか？',
      'こんにちは、あなたのことを教えてください',
      'お仕事のどこが一番好きですか？',
    ],
    toQuestion: ['はい、とても', 'あまり', '難しいですね。あなたは？', '少し考えさせてください'],
    toStatement: ['もっと聞かせてください', 'どうしてそうなったのですか？', '素敵ですね', 'それから？'],
    always: [
      '今は何に取り組んでいますか？',
      '今日、笑ったことはありますか？',
      'あなたについて知っておくべきことは？',
    ],
  },
  es: {
    opening: [
      '¡Hola! ¿Qué haces hoy?',
      'Hola, cuéntame algo de ti',
      '¿Qué es lo que más te gusta de lo que haces?',
    ],
    toQuestion: ['Sí, mucho', 'La verdad es que no', 'No sabría decirte. ¿Y tú?', 'Tengo que pensarlo'],
    toStatement: ['Cuéntame más de eso', '¿Cómo pasó eso?', 'Qué bonito suena', '¿Y luego?'],
    always: ['¿En qué trabajas ahora?', '¿Qué te hizo sonreír hoy?', '¿Qué debería saber de ti?'],
  },
  de: {
    opening: [
      'Hallo! Was machst du heute?',
      'Hallo, erzähl mir etwas von dir',
      'Was liebst du an dem, was du tust?',
    ],
    toQuestion: ['Ja, sehr', 'Eher nicht', 'Schwer zu sagen. Und du?', 'Da muss ich nachdenken'],
    toStatement: ['Erzähl mir mehr davon', 'Wie kam es dazu?', 'Das klingt schön', 'Und dann?'],
    always: [
      'Woran arbeitest du gerade?',
      'Worüber hast du heute gelächelt?',
      'Was sollte ich über dich wissen?',
    ],
  },
} satisfies Record<Language, Record<'opening' | 'toQuestion' | 'toStatement' | 'always', string[]>>;
