import type { Exchanges } from '../exchange.ts';
import { words } from '../spoken-language.ts';

/** How they stand to what they tell, in Spanish; read where it is about nothing that is known better. */
export const stances: Exchanges<'stances'> = {
  senses: {
    when: words(
      'huele|sabe (?:a|muy|tan|riqu\\w*)|riquísim[oa]|delicios[oa]|qué (?:rico|rica|buena pinta|bien huele)|suena (?:muy )?(?:bien|genial)',
    ),
    say: [
      'Aquí solo tengo palabras, y hasta ellas huelen bien ahora.',
      'Eso ya es media alegría.',
      'Quédate con ese momento; es de los buenos.',
    ],
  },
  lacks: {
    when: words(
      'no (?:tengo|tenemos|hay|me queda|queda|llevo) .*|sin \\p{L}+(?=[.!]|$)|me falta\\w*|se (?:me )?ha acabado',
    ),
    say: [
      'Pues sin eso. Casi todas las buenas ideas vienen de que falta algo.',
      'También saldrá así.',
      'Lástima, pero no es motivo para parar.',
    ],
  },
  never_been: {
    when: words(
      'nunca (?:he|había|lo|la|me) .*|no (?:he \\p{L}+ido|he \\p{L}+ado|conozco|lo conozco|la conozco) ?.*',
    ),
    say: [
      'Entonces aún te queda la primera vez.',
      'Mejor: así no te lo ha estropeado nadie.',
      'Primeras veces de esas solo hay una.',
    ],
  },
  little_time: {
    when: words(
      'no tengo tiempo|poco tiempo|sin tiempo|muy ocupad[oa]|(?:dos|tres) (?:niños|hijos)|todo el día|(?:\\d+|\\p{L}+) horas (?:al|de|en|seguidas|delante)|hipoteca|llevo \\p{L}+ horas',
    ),
    say: [
      'Eso es una vida llena; poco más le cabe.',
      'Entonces tendrá que ser en las rendijas. Diez minutos son diez minutos.',
      'Uno hace lo que el día deja.',
    ],
  },
  eerie: {
    when: words(
      'escalofríos?|piel de gallina|da (?:mucho |un poco de )?(?:yuyu|repelús)|inquietante|los pelos de punta',
    ),
    say: [
      'Entonces estaba contado como se debe.',
      'Que sea del miedo bueno: el que se pasa en sitio caliente.',
    ],
  },
  surprised: {
    when: words(
      '^(?:ah|oh|uf|uy|hala|ostras|anda|vaya|guau|madre mía|jo)(?=[,.! ]|$)|no (?:lo )?sabía|no me lo (?:creo|puedo creer)|increíble|qué (?:fuerte|locura|barbaridad)|ni idea|en serio|quién lo diría|tanto(?=[.!]|$)',
    ),
    say: [
      'Ya. A mí también me costó un momento la primera vez.',
      'Así es, y no encoge al contarlo.',
      'Después se mira de otra manera.',
    ],
  },
  relieved: {
    when: words(
      'por poco|casi (?:lo|la|me) \\p{L}+|el corazón a mil|menos mal|qué alivio|por suerte|gracias a dios|aliviad[oa]|no ha sido nada|no fue nada|ya (?:está|estoy) mejor|me quedo (?:más )?tranquil[oa]',
    ),
    say: [
      'Bien. Entonces se puede respirar.',
      'Me alegro; podía haber salido de otra forma.',
      'Entonces lo peor ya pasó.',
    ],
  },
  agreed: {
    when: words(
      'anotado|apuntado|(?:ya |ahora )?(?:lo )?(?:entiendo|veo)|claro|tiene sentido|buena idea|buen consejo|es verdad|tienes razón|exacto|a mí también|yo también|de acuerdo|vale|me pasa igual|me gusta la idea',
    ),
    say: ['Entonces nos entendemos.', 'Bien. Es más sencillo de lo que suena.', 'Sabía que lo verías.'],
  },
  dislikes: {
    when: words(
      '(?:odio|detesto|no soporto|no aguanto|no me gusta\\w*|qué asco|me molesta\\w*|me pone de los nervios)',
    ),
    say: [
      'Se puede no querer algo de todo corazón; descansa.',
      'Hay cosas que no tienen por qué gustar.',
      'Que le guste entonces a otro.',
    ],
  },
  likes: {
    when: words(
      'me (?:gusta|gustan|encanta|encantan|chifla|flipa)|adoro|prefiero|mi \\p{L}+ (?:favorit|preferid)[oa]|disfruto',
    ),
    say: [
      'Se nota que te toca el corazón.',
      'Buen gusto, si me preguntas.',
      'Cosas así sostienen la semana.',
    ],
  },
  doubt: {
    when: words(
      'no sé si|no estoy segur[oa]|quizás?|tal vez|a lo mejor|espero|creo que|supongo|me parece|igual (?:lo|me|voy)',
    ),
    say: ['Eso puede quedar abierto, y se sigue igual.', 'Bien puede ser.', 'Ojalá salga con buena cara.'],
  },
  timing: {
    when: words(
      '(?:la|el|este|esta) (?:semana|mes|año|verano|\\p{L}+) que viene|próxim[oa]|(?:dentro de|en) (?:\\p{L}+|\\d+) (?:minutos?|horas?|días?|semanas?|meses)|mañana|esta noche|pronto|el (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)',
    ),
    say: [
      'Entonces ya falta poco.',
      'Pronto, pues. Esos días llegan lentos y se van deprisa.',
      'Hasta entonces, una cosa detrás de otra.',
    ],
  },
  whereabouts: {
    when: words(
      'ya está aquí|acabo de (?:llegar|volver)|estoy (?:en|sentad[oa]|tumbad[oa]|de camino|fuera|aquí|saliendo|delante)|ya en casa|voy en|de camino|vivo (?:en|con)',
    ),
    say: ['Buen sitio para escribir.', 'Ahí estás en medio de la vida.', 'Desde aquí casi me lo imagino.'],
  },
  seen: {
    when: words(
      '(?:acabo de |he )?(?:visto|ver|vi|oído|oí|escuchado)(?= (?:un|una|el|la|que|algo|cómo))|estoy (?:viendo|mirando)|(?:se|lo|la) ve (?:una?|much\\p{L}+|desde)',
    ),
    say: ['Buenos ojos. Casi todos pasan de largo.', 'Mira un momento más; la segunda mirada es mejor.'],
  },
  routine: {
    when: words(
      'siempre|normalmente|casi siempre|tod(?:os|as) l(?:os|as) (?:días|noches|semanas|mañanas)|cada (?:día|noche|semana|mañana|año)|como siempre|otra vez|suelo',
    ),
    say: [
      'Así cogen forma los días.',
      'Eso también tiene su consuelo.',
      'Las costumbres son los muebles de la vida.',
    ],
  },
};
