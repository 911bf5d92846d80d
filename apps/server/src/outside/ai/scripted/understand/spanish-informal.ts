/** Forms of "tú" by those of "usted", of the verbs that people ask somebody by. */
const ofTu: Record<string, string> = {
  tiene: 'tienes',
  puede: 'puedes',
  podría: 'podrías',
  quiere: 'quieres',
  sabe: 'sabes',
  cree: 'crees',
  piensa: 'piensas',
  vive: 'vives',
  hace: 'haces',
  come: 'comes',
  bebe: 'bebes',
  toma: 'tomas',
  cocina: 'cocinas',
  trabaja: 'trabajas',
  usa: 'usas',
  recomienda: 'recomiendas',
  aconseja: 'aconsejas',
  soporta: 'soportas',
  odia: 'odias',
  prefiere: 'prefieres',
  lee: 'lees',
  escucha: 'escuchas',
  toca: 'tocas',
  viaja: 'viajas',
  conoce: 'conoces',
  recuerda: 'recuerdas',
  siente: 'sientes',
  duerme: 'duermes',
  extraña: 'extrañas',
  es: 'eres',
  está: 'estás',
  ha: 'has',
  nació: 'naciste',
  empezó: 'empezaste',
  aprendió: 'aprendiste',
  cuénteme: 'cuéntame',
  dígame: 'dime',
  hábleme: 'háblame',
  enséñeme: 'enséñame',
  explíqueme: 'explícame',
  ayúdeme: 'ayúdame',
  mándeme: 'mándame',
  escríbame: 'escríbeme',
  deme: 'dame',
  disculpe: 'disculpa',
  perdone: 'perdona',
  descanse: 'descanses',
  le: 'te',
  su: 'tu',
  sus: 'tus',
  suyo: 'tuyo',
  preguntarle: 'preguntarte',
  decirle: 'decirte',
  contarle: 'contarte',
  pedirle: 'pedirte',
};

/** Words that are said to "usted" alone. */
const formal =
  /(?<!\p{L})(?:usted|cuénteme|dígame|hábleme|enséñeme|explíqueme|ayúdeme|mándeme|escríbame|disculpe|perdone|preguntarle|pedirle|descanse)(?!\p{L})/iu;

/** Whether somebody says "usted". */
export function isFormalSpanish(text: string): boolean {
  return formal.test(text);
}

/** Somebody else is spoken of: "¿cómo se llama mi nuera?", "¿qué hace ella?" */
const ofOthers =
  /(?<!\p{L})(?:mi|mis|él|ella|ellos|ellas|tu|el|la|los|las) \p{Ll}+ (?:es|está|tiene|hace|ha)|(?<!\p{L})(?:él|ella|mis?)(?!\p{L})/iu;

/** What somebody says to "usted", said to "tú", as the utterances of the bank are: a question or a request, unless it is of others. */
export function asTuteo(text: string, isFormal: boolean): string {
  const isAddressed = formal.test(text) || (isFormal && /[?¿]/.test(text) && !ofOthers.test(text));
  if (!isAddressed) return text;
  return text
    .replace(/(?<!\p{L})(?:a |con |de |para )?usted(?!\p{L})/giu, 'tú')
    .replace(/\p{L}+/gu, (word) => {
      const form = ofTu[word.toLowerCase()];
      return form && word !== word.toLowerCase()
        ? form.charAt(0).toUpperCase() + form.slice(1)
        : (form ?? word);
    });
}
