import { replaceWords } from '../spoken-language.ts';

const yours: Record<string, string> = {
  yo: 'tú',
  mi: 'tu',
  mis: 'tus',
  me: 'te',
  mí: 'ti',
  conmigo: 'contigo',
  nuestro: 'vuestro',
  nuestra: 'vuestra',
  mía: 'tuya',
  mío: 'tuyo',
};

/** First persons and their second. */
const verbs: Record<string, string> = {
  soy: 'eres',
  estoy: 'estás',
  tengo: 'tienes',
  voy: 'vas',
  he: 'has',
  hago: 'haces',
  puedo: 'puedes',
  quiero: 'quieres',
  sé: 'sabes',
  vivo: 'vives',
  llevo: 'llevas',
  creo: 'crees',
  salgo: 'sales',
  vengo: 'vienes',
  doy: 'das',
  veo: 'ves',
  leo: 'lees',
  mareo: 'mareas',
  acuerdo: 'acuerdas',
  duermo: 'duermes',
  siento: 'sientes',
  necesito: 'necesitas',
  escucho: 'escuchas',
  hablo: 'hablas',
  estudio: 'estudias',
  espero: 'esperas',
  pongo: 'pones',
  suelo: 'sueles',
  conozco: 'conoces',
  tiro: 'tiras',
  juego: 'juegas',
  toco: 'tocas',
  canto: 'cantas',
  bebo: 'bebes',
  ando: 'andas',
  pienso: 'piensas',
};

/** What somebody says of themselves, said back to them in Spanish. */
export function asYours(content: string): string {
  return replaceWords(content, { ...yours, soy: 'eres' });
}

/** A short statement said back to them in Spanish; '' where its verb is not surely turned. */
export function echo(text: string): string {
  const plain = /^[\p{L}\p{N}\s'’,.%-]{3,70}$/u.test(text);
  if (!plain || /(?<!\p{L})(?:tú|tu|tus|te|ti|usted|nos|\p{L}+mos)(?!\p{L})|^(?:sí|no,|vale)/iu.test(text))
    return '';
  if (
    /(?:aba|ía)(?!\p{L})/iu.test(text) &&
    !/^(?:se|el|la|los|las|era|hacía|había|llevaba|mis?|un|una)(?!\p{L})/iu.test(text)
  )
    return '';
  const said = text.replace(/^(?:pues|bueno|y|pero|es que|ay|ah)[, ]+/iu, '');
  const list = said.split(/\s+/);
  if (list.length < 3 || list.length > 11) return '';
  const words = list.map((word) => word.toLowerCase().replace(/[,.]$/, ''));
  const isUnknown = words.some(
    (word, index) =>
      /^\p{L}{3,}o$/u.test(word) &&
      !Object.hasOwn(verbs, word) &&
      (index === 0 || /^(?:yo|me|no|que|lo|la)$/.test(words[index - 1] ?? '')),
  );
  if (isUnknown) return '';
  const echoed = list.map((word) => turned(word) ?? word).join(' ');
  const whole = replaceWords(echoed, yours);
  return whole.charAt(0).toUpperCase() + whole.slice(1);
}

/** The second person of a verb in the first: "tengo", "tienes"; "inventé", "inventaste". */
function turned(word: string): string | undefined {
  const lower = word.toLowerCase();
  if (Object.hasOwn(verbs, lower)) return verbs[lower];
  if (/^\p{L}{3,}é$/u.test(lower) && !/^(?:café|bebé|porqué|también|olé)$/.test(lower)) {
    return /(?:ar|er|ir)é$/.test(lower)
      ? lower.replace(/é$/, 'ás')
      : lower.replace(/(?:qu)?é$/, (end) => (end === 'qué' ? 'caste' : 'aste'));
  }
  return /^\p{L}{2,}í$/u.test(lower) && !/^(?:así|aquí|allí|ahí|casi)$/.test(lower)
    ? lower.replace(/í$/, 'iste')
    : undefined;
}
