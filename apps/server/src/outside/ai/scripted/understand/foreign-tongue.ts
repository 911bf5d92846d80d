/** A language that the offline companion does not answer in: how it is told, and what is said of it. */
type Tongue = { name: string; isIn: RegExp; own: string };

const tongues: Tongue[] = [
  { name: 'Korean', isIn: /\p{Script=Hangul}/u, own: '미안해요, 한국어는 조금밖에 못해요.' },
  { name: 'Russian', isIn: /\p{Script=Cyrillic}/u, own: 'Простите, я знаю лишь пару слов.' },
  { name: 'Arabic', isIn: /\p{Script=Arabic}/u, own: 'عذرًا، أعرف بضع كلمات فقط.' },
  { name: 'Hebrew', isIn: /\p{Script=Hebrew}/u, own: 'סליחה, אני יודע רק כמה מילים.' },
  {
    name: 'French',
    isIn: /(?<!\p{L})(?:bonjour|bonsoir|salut|merci|comment (?:ça|tu|vas?|allez|es|est|on)|pourquoi|es-tu|tu es|tu as|je suis|j'ai|j'habite|je m'appelle|qu'est-ce|est-ce|quel|quelle|avec|ça va|aujourd'hui|ce soir|demain|je|nous|vous|est|les|cette|mais|\p{L}+-tu|quoi)(?!\p{L})/iu,
    own: 'Pardon, je ne connais que quelques mots.',
  },
  {
    name: 'Italian',
    isIn: /(?<!\p{L})(?:grazie|buongiorno|buonasera|perché|sei|dove|chi sei|mi chiamo|abito|che cosa|sono|questo|anche)(?!\p{L})/iu,
    own: 'Scusa, so solo qualche parola.',
  },
  {
    name: 'Portuguese',
    isIn: /[ãõ]|(?<!\p{L})(?:olá|obrigad[oa]|você|tudo bem|bom dia|não|onde|quem)(?!\p{L})/iu,
    own: 'Desculpe, só sei algumas palavras.',
  },
];

/** One word of these among English ones is no other language: "comment", "chat". */
const english =
  /\b(?:das|ist|was|ich|und|der|nicht|du|hast|the|you|your|is|are|what|how|my|do|it|a|of|to|in|and|for|this|that)\b/i;

/** The language that somebody writes in where it is none that the offline companion speaks, by script and common words. */
export function foreignTongue(said: string): { name: string; own: string } | undefined {
  const found = tongues.find(({ isIn }) => isIn.test(said));
  if (!found) return undefined;
  const isByScript = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(said);
  return isByScript || !english.test(said) ? found : undefined;
}
