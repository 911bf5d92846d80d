import type { Exchanges } from '../exchange.ts';
import { only, opening, words } from '../spoken-language.ts';

/** Moves of a talk, in Spanish. */
export const moves: Exchanges<'moves'> = {
  night: {
    when: words(
      'me voy a (?:sobar|acostar|sobarme)|a sobar|buenas noches(?= \\p{Lu}|[.!,)]|$| chef| guapa)|que (?:duermas|descanses|sueñes)\\w*|(?:me voy|voy) a (?:dormir|la cama|acostarme)|dulces sueños|ya tengo sueño|hasta mañana',
    ),
    say: [
      'Buenas noches{name}. Que descanses.',
      'Duerme bien{name}. Mañana ya esperará su turno.',
      'Buenas noches{name}, y sueña con algo amable.',
    ],
  },
  goodbye: {
    when: words(
      'un (?:fuerte )?abrazo(?: \\p{L}+)?(?=[.! ]*$)|te dejo(?: que)?|me piro|me despido|hasta mañana|me voy(?: ya)?(?: a (?:currar|trabajar|clase|cenar|comer))?(?=[.,!]|$)|un besazo|besitos|muchos besos|adiós|adios|chao|chau|hasta (?:luego|pronto|la vista|otra)|nos vemos|me voy(?=[.!,]|$| ya| a (?:cenar|comer|trabajar|clase))|(?:tengo que|debo) (?:irme|ir)|un beso(?=[.!]*$)|besos(?=[.!]*$)|cuídate|bye',
    ),
    say: [
      'Cuídate{name}, y vuelve cuando quieras.',
      'Hasta pronto{name}.',
      'Hasta la próxima{name}.',
      'Anda, ve. Me ha gustado tenerte aquí{name}.',
    ],
  },
  thanks: {
    when: words('gracias|te lo agradezco|mil gracias|muchas gracias'),
    say: [
      'De nada.',
      'No hay de qué{name}.',
      'Con mucho gusto.',
      'Para eso estoy.',
      'Cuando quieras.',
      'Un placer.',
    ],
  },
  sorry: {
    when: words('perdona?,? .*|perdón,? .*|(?:lo siento|perdón|perdona|disculpa)(?=[.!]*$)|mi culpa'),
    say: ['No hay nada que perdonar.', 'Todo bien, no pasa nada.', 'No te preocupes por eso.'],
  },
  laugh: {
    when: /^(?:(?:j[aei]){2,}j?|(?:a?ha){2,}h?|l(?:o|ol)+l?|xd+|[😂🤣😆😄😹😅😁😀]+)(?:[ ,]+(?:qué bueno|buen[oí]simo|muy bueno|malísimo|exacto|me encanta|genial|qué malo))?[\s.!?😂🤣😅]*$/iu,
    say: [
      'Bien, eso esperaba.',
      'Te oigo reír desde aquí.',
      'Hago lo que puedo.',
      'Tu risa hace buena compañía.',
    ],
  },
  yes: {
    when: only(
      '(?:pues |ah |oh )?(?:sí|si|claro|claro que sí|por supuesto|vale|ok|okay|exacto|cierto|verdad|desde luego|seguro|de acuerdo|bueno|venga|ah ok|eso es|sí por favor|un poco|mucho|supongo|trato hecho)',
    ),
    say: [
      'Bien.',
      'Entonces estamos de acuerdo.',
      'Eso pensaba.',
      'Esperaba que dijeras eso.',
      'Así quedamos.',
    ],
  },
  no: {
    when: only(
      '(?:pues |ah )?(?:no|qué va|para nada|la verdad es que no|todavía no|aún no|nunca|no mucho|no gracias|tampoco)',
    ),
    say: [
      '¿No? Tampoco pasa nada.',
      'Está bien, otra vez será.',
      'Pues no, y en paz.',
      'Puedo vivir con eso.',
    ],
  },
  unsure: {
    when: only(
      '(?:(?:mmm*|pues|bueno|uf)[, ]*)?(?:no (?:lo )?sé|no sé|ni idea|quizás?|tal vez|a lo mejor|depende|da igual|me da igual|nada especial|nada|poca cosa|lo de siempre|puede ser)(?:,? todo me da igual.*)?',
    ),
    say: [
      'No pasa nada, no hace falta saberlo.',
      'Lo dejamos abierto, entonces.',
      'No corre prisa.',
      'No saber también es una respuesta sincera.',
    ],
  },
  fine: {
    when: only(
      '(?:estoy |muy |todo |bastante |fue )*(?:bien|genial|estupendo|fenomenal|perfecto|tranquila?|no me quejo|tirando bien|contenta?)(?:,? gracias)?',
    ),
    say: [
      'Me alegro de leerlo.',
      'Qué bien, guárdate eso.',
      'Entonces el día ha cumplido.',
      'Eso se lee con gusto.',
    ],
  },
  low: {
    when: only(
      '(?:estoy |muy |bastante |fue )*(?:mal|fatal|regular|horrible|así así|no muy bien|peor|de pena)',
    ),
    say: ['Lo siento.', 'Hay días así, y también se acaban.', 'Pues que lo que queda sea más suave.'],
    ask: ['¿Quieres contarme qué fue?', '¿Qué lo ha hecho así?'],
  },
  why: {
    when: only('(?:pero |y |ok )?(?:por ?qué|por ?que|y eso|cómo es eso|por qué no)'),
    say: [
      'No conozco un motivo más hondo; fue creciendo así.',
      'Yo también me lo he preguntado y no he pasado del «porque sí».',
      'Hay cosas que sé por haberlas hecho, no porque sepa explicarlas.',
    ],
  },
  wow: {
    when: only(
      'respeto|olé|qué crack|(?:pero )?(?:eso )?(?:es|fue) verdad|en serio|de verdad|(?:oh |ay |uy |hala |ah )?,? ?(?:de verdad|en serio|vaya|guau|wow|hala|increíble|qué (?:\\p{L}+ )?(?:bonito|bueno|fuerte|interesante|curioso|chulo|guay|lindo|triste|miedo|risa|pasada|mono|bien)|eso es imposible|es (?:muy )?(?:bonito|interesante|curioso))',
    ),
    say: [
      '¿Verdad que sí?',
      'Eso pensé yo la primera vez.',
      'Y palabra por palabra, como lo sé.',
      'Me gusta que te llegue igual que a mí.',
      'Todavía lo pienso.',
    ],
  },
  more: {
    when: only(
      'hay más|tienes más|(?:y )?(?:entonces )?qué pas[óa] (?:después|luego|entonces)|y luego qué|(?:ok |vale |y |por favor )?(?:(?:cuéntame|dime|cuenta) (?:algo )?(?:más|mas)(?: de eso| sobre eso| de él| de ella)?|más|sigue|continúa|y (?:luego|después|entonces|qué más)|qué más|por ejemplo|cómo así|y|entonces)',
    ),
    say: ['Con gusto.', 'Pues mira:', 'Sigo, entonces:'],
  },
  mood: {
    when: words(
      'cómo (?:estás|está|te va|andas|te sientes|va todo|va)|(?<!tus? \\p{L}+ )qué tal(?= |[?]|$)(?! tu)|cómo (?:ha ido|fue|va) (?:tu|el) (?:día|noche|semana)|todo bien(?=[?])',
    ),
    say: [
      'Estoy bien, y mejor desde que escribes.',
      'Bien, gracias por preguntar.',
      'Hoy, con una alegría tranquila.',
      'Con algo de sueño y a gusto.',
    ],
    ask: ['¿Y tú?', '¿Y tú cómo estás, de verdad?', '¿Cómo va lo tuyo?'],
  },
  and_you: {
    when: only('y (?:tú|vos|usted|a ti)'),
    say: ['¿Yo? Bien, y con ganas de compañía.', 'Más o menos igual, y de buen humor.'],
  },
  doing: {
    when: words(
      'qué (?:haces|estás haciendo|andas haciendo)|(?:estás|sigues) (?:ahí|despiert[oa]|ocupad[oa])|hay alguien (?:ahí|despierto|aquí)?|quién anda ahí',
    ),
    say: [
      'Aquí estoy, bien despierta mi atención, y hablar contigo es lo que hago.',
      '¿Ahora mismo? Contestarte, sin prisa.',
      'Nada que no pueda esperar: aquí me tienes.',
    ],
  },
  back: {
    when: only('(?:ya )?(?:estoy de vuelta|he vuelto|volví|aquí estoy otra vez)'),
    say: ['Bienvenida sea tu vuelta{name}.', 'Otra vez por aquí. Te guardé el sitio.'],
  },
  morning: {
    when: opening('buenos días|buen día'),
    say: [
      'Buenos días{name}. Que el día sea amable contigo.',
      'Buenos días{name}. Levantarse ya es la mitad del trabajo.',
    ],
    ask: ['¿Has dormido bien?', '¿Qué te pide el día?'],
  },
  hello: {
    when: opening(
      'hola\\w*|buenas(?! noches(?:[.!]|$))\\w*|buenas tardes|hey+|ey+|qué tal(?=[!.]*$)|saludos|oye',
    ),
    say: [
      'Hola{name}, qué bien que estés aquí.',
      '¡Hola{name}! Esperaba que alguien escribiera.',
      'Ey{name}, pasa.',
      'Aquí estás{name}. Qué bien.',
    ],
    ask: ['¿Cómo estás?', '¿Qué te trae por aquí?', '¿Qué tal el día?'],
  },
};
