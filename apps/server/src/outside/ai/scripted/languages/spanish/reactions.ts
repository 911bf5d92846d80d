import type { Exchanges } from '../exchange.ts';
import { only, words } from '../spoken-language.ts';

/** What they make of an answer, in Spanish. */
export const reactions: Exchanges<'reactions'> = {
  complaint: {
    when: words(
      '(?:eso )?ya (?:lo|me lo) (?:dijiste|has dicho|preguntaste)|te repites|no tiene sentido|no me (?:escuchas|has contestado|contestas|respondes)|no (?:era|es) lo que (?:pregunté|dije)|no has respondido|(?:eres|qué) (?:tonta?|inútil|aburrida?|pesada?)|qué quieres decir|eso es mentira',
    ),
    say: [
      'Tienes razón, no contesté a lo tuyo. Pregúntamelo con otras palabras y me quedo en ello.',
      'Es verdad, perdí el hilo. Dímelo otra vez, sin rodeos.',
      'Perdona. ¿Qué querías saber de verdad?',
    ],
  },
  sympathy: {
    when: words(
      '(?:debió|tuvo que|debe) (?:de )?ser (?:muy )?\\p{L}+|(?:siento|lamento) (?:mucho )?(?:lo de|tu pérdida|oír|que)|(?:cuánto )?lo siento mucho|mi más sentido|pobre de ti|qué duro (?:para ti|debió)',
    ),
    say: ['Qué amable eres.', 'Gracias. Se agradece que lo digas.'],
  },
  confused: {
    when: only(
      '(?:uy |perdona |es que )?no (?:lo |te |la )?(?:entiendo|entendí|pillo|comprendo|sigo)(?: nada| bien| muy bien)?|cómo|cómo dices|me he perdido|no entiendo nada',
    ),
    say: [
      'Lo he dicho torcido. Pregúntame por una parte y lo digo más claro.',
      'Entonces lo he explicado mal. ¿Qué parte?',
    ],
  },
  unimpressed: {
    when: only(
      '(?:ja(?:ja)*|uf+|buf+)?,? ?(?:qué mal[oa]|mal[ií]sim[oa]|no tiene gracia|qué borde|qué sos[oa]|vaya chiste|ese ya lo sabía|qué aburrid[oa])',
    ),
    say: ['Lo admito, cojeaba. La próxima, mejor.', 'Vale, me lo merezco.'],
  },
  pity: {
    when: only('(?:vaya|oh|ay|jo|bueno|ah ok|ok)?,? ?(?:qué (?:pena|lástima)|una pena|lástima|vaya)'),
    say: [
      'Una pena, ya lo sé. Pídeme otra cosa y haré lo que pueda.',
      'Lo sé. A mí también me habría gustado.',
    ],
  },
  correction: {
    when: words(
      'no[, ]+(?:es|era|yo|digo|eso)|no, (?:el|la|lo)|quería decir|me refería|me refiero|digo (?:el|la|los|las)|te (?:equivocas|has equivocado|confundes)',
    ),
    say: ['Ah, lo había entendido mal.', 'Fallo mío, queda anotado.', 'Gracias por ponerlo en su sitio.'],
  },
  permission: {
    when: words(
      '(?:te )?pued[oe] (?:decir(?:te)?|contar(?:te)?|preguntar(?:te)?|confesar(?:te)?) (?:algo|una cosa)|tengo que (?:decirte|contarte) (?:algo|una cosa)(?=[:.!]*$)',
    ),
    say: ['Claro. Te escucho.', 'Adelante, soy todo oídos.'],
  },
};
