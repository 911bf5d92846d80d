/** A language that the offline companion does not answer in: how it is told, and what is said of it. */
type Tongue = { name: string; isIn: RegExp; own: string };

const tongues: Tongue[] = [
  {
    name: 'Japanese',
    isIn: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
    own: 'ごめんなさい、日本語は少しだけ。',
  },
  { name: 'Korean', isIn: /\p{Script=Hangul}/u, own: '미안해요, 한국어는 조금밖에 못해요.' },
  { name: 'Russian', isIn: /\p{Script=Cyrillic}/u, own: 'Простите, я знаю лишь пару слов.' },
  { name: 'Arabic', isIn: /\p{Script=Arabic}/u, own: 'عذرًا، أعرف بضع كلمات فقط.' },
  { name: 'Hebrew', isIn: /\p{Script=Hebrew}/u, own: 'סליחה, אני יודע רק כמה מילים.' },
  {
    name: 'Spanish',
    isIn: /[¿¡ñ]|(?<!\p{L})(?:hola|gracias|buenos|buenas|qué|cómo|estás|eres|dónde|por qué|quién|tienes|quiero|muy|pero|también|adiós|haces|háblame|cuéntame|te gusta|me gusta|me llamo|vivo en|soy|hoy|esta noche|cuándo|cuál|conmigo|contigo|puedes)(?!\p{L})/iu,
    own: 'Lo siento, solo sé unas palabras.',
  },
  {
    name: 'German',
    isIn: /ß|(?<!\p{L})(?:hallo|guten|danke|bist|ich|nicht|wie geht|warum|wer|dein|deine|erzähl|hast|magst|machst|heiße|wohne|kannst|schön|tschüss|und du|was ist|\p{L}{2,}st du|heute|dich|dir|mir|mich|sind|wann|welche|möchte|habe|auch|noch|sehr)(?!\p{L})/iu,
    own: 'Leider kann ich nur ein paar Worte.',
  },
  {
    name: 'French',
    isIn: /(?<!\p{L})(?:bonjour|bonsoir|salut|merci|comment (?:ça|tu|vas?|allez|es|est|on)|pourquoi|es-tu|tu es|tu as|je suis|j'ai|j'habite|je m'appelle|qu'est-ce|est-ce|quel|quelle|avec|ça va|aujourd'hui|ce soir|demain|\p{L}+-tu|quoi)(?!\p{L})/iu,
    own: 'Pardon, je ne connais que quelques mots.',
  },
  {
    name: 'Italian',
    isIn: /(?<!\p{L})(?:ciao|grazie|buongiorno|buonasera|perché|sei|dove|chi sei|mi chiamo|abito|cosa|che cosa)(?!\p{L})/iu,
    own: 'Scusa, so solo qualche parola.',
  },
  {
    name: 'Portuguese',
    isIn: /[ãõ]|(?<!\p{L})(?:olá|obrigad[oa]|você|tudo bem|bom dia|não|onde|quem)(?!\p{L})/iu,
    own: 'Desculpe, só sei algumas palavras.',
  },
];

/** One word of these among English ones is no other language: "comment", "chat", "wer". */
const english = /\b(?:the|you|your|is|are|what|how|my|do|it|a|of|to|in|and|for|this|that)\b/i;

/** The language that somebody writes in where it is neither English nor Chinese, by script and common words. */
export function foreignTongue(said: string): { name: string; own: string } | undefined {
  const found = tongues.find(({ isIn }) => isIn.test(said));
  if (!found) return undefined;
  const isByScript = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(said);
  return isByScript || !english.test(said) ? found : undefined;
}
