import type { Exchanges } from '../exchange.ts';
import { words } from '../spoken-language.ts';

/** Little requests, in Spanish; poems, jokes, riddles and stories stand in `ready`. */
export const requests: Exchanges<'requests'> = {
  riddle_answer: {
    when: words('me rindo|(?:cuál es|dime) la (?:respuesta|solución)|no (?:lo )?adivino'),
    say: [],
  },
  poem: {
    when: words('poema\\w*|poesía\\w*|versos?|rima\\w*|haiku|recíta\\w*'),
    say: ['Aquí lo tienes.', 'Uno pequeño, entonces.', 'Lo intento.'],
  },
  joke: {
    when: words('(?<!no es un )(?<!ningún )chiste\\w*|hazme reír|algo gracioso|otro(?=[.!]*$)|cuéntame otro'),
    say: ['Venga.', 'Ahí va uno.', 'No digas que no te avisé.'],
  },
  riddle: { when: words('adivinanza\\w*|acertijo\\w*'), say: ['Ahí va una.', 'A ver esta.'] },
  fact: {
    when: words(
      'algo que no sepa|(?:algo|una cosa) (?:interesante|curios[oa]|nuev[oa])|dato curioso|sorpréndeme|sabías que',
    ),
    say: ['Algo cierto:', 'Andaba pensando en esto:', 'Quizá te guste:'],
  },
  story: {
    when: words(
      '(?:algo )?para (?:distraerme|entretenerme|dormir)|distráeme|entretenme|(?:cuénta\\w*|lée\\w*|tienes|dime|sabes) (?:\\p{L}+ ){0,2}(?:cuento|historia|historieta|anécdota)|cuento|entreténme|cuéntame algo(?=[.!?]|$)',
    ),
    say: ['Ponte cómodo.', 'Uno pequeño.', 'Escucha.'],
  },
  secret: {
    when: words('secretos?|confiésa\\w*'),
    say: ['¿Un secreto? Bien, pero queda entre nosotros.', 'Acércate, entonces.'],
  },
  compliment: {
    when: words(
      'cumplido|piropo|(?:dime|di) algo (?:bonito|lindo|dulce|amable)|qué te gusta de mí|soy (?:guap[oa]|fe[oa]|bonit[oa]|aburrid[oa])(?=[?])',
    ),
    say: [
      'Preguntas de verdad y esperas la respuesta. Las dos cosas juntas son raras.',
      'Escribes como si la persona del otro lado importara. Se nota en cada línea.',
      'Sigues adelante también los días en que nadie aplaude. Te sienta muy bien.',
    ],
  },
  luck: {
    when: words('deséame (?:mucha )?suerte|dame suerte|cruza los dedos|suerte(?=[.!]*$)'),
    say: [
      '¡Mucha suerte{name}! Entra como si te lo hubieran pedido.',
      'Todos los dedos cruzados. Luego me cuentas cómo fue.',
    ],
  },
  cheer: {
    when: words(
      '(?:todo )?(?:va a ir|irá|saldrá|va a salir) (?:todo )?bien|(?:dime|di|cuéntame) algo (?:que me )?(?:anim\\w+|alegr\\w+)|anímame|dame (?:un poco de )?(?:ánimos?|fuerza)|(?:anímame|dame ánimos?|motívame|dame (?:fuerza|valor|esperanza))|ánimo|puedo con esto|crees en mí',
    ),
    say: [
      'Has pasado todos los días difíciles hasta hoy: es un pleno. Haz la primera cosa pequeña, luego la otra, y me lo cuentas.',
      'No hace falta sentirse valiente; los valientes casi nunca se sienten así. Solo hay que empezar, aunque sea mal.',
      'Hombros abajo y cabeza arriba. Quien te espera allí también ha desayunado, nada más.',
    ],
  },
  sing: {
    when: words('(?:cánta\\w*|canta|tararea\\w*)(?: algo| una canción| para mí)?'),
    say: [
      '*tararea una melodía lenta, algo desafinada, y no se detiene*',
      '*canta dos versos en voz baja, olvida el tercero y se lo inventa*',
    ],
  },
  recipe: {
    when: words(
      'receta\\w*|qué (?:puedo|podría|debería)? ?(?:cocin\\w*|cen[oa]\\w*|com[oe]r?)(?= hoy|[?]|$)|qué hago de (?:cena|comer)',
    ),
    say: [
      'Ajo y una cucharada de tomate concentrado en aceite, un bote de alubias y un poco de agua, diez minutos y limón al final. Pan al lado, y nadie a quien impresionar.',
      'Pasta, y mientras cuece: mantequilla, limón, pimienta y un cazo de su agua en la sartén. Mezclar, queso, lista en doce minutos.',
    ],
  },
  game: {
    when: words('(?:jugamos|juguemos|quieres jugar|a jugar)|verdad o (?:reto|atrevimiento)|qué prefieres'),
    say: [
      'Entonces: ¿no volver a pasar frío o no volver a llegar tarde? Elige, y di por qué.',
      'Bien, un juego: digo tres cosas y tú dices cuál sobra. Un farol, una promesa, una cuchara.',
    ],
  },
  adventure: {
    when: words('aventura\\w*|juego de rol|hagamos como|imagina que|hechizo|me he perdido'),
    say: [
      '*coge el abrigo* Tú delante, yo llevo la luz. ¿Adónde?',
      '*asiente* Una aventura pequeña, y volver para la cena. ¿Qué ves primero?',
    ],
  },
  naming: {
    when: words(
      '(?:cómo|qué nombre) (?:lo |la |le )?(?:llamo|llamarías|pongo|pondrías|llamamos)|(?:un |algún )?nombre para|ideas de nombres',
    ),
    say: [
      'Algo corto que se pueda gritar en un prado: Otto, Mina, Bo.',
      'Algo demasiado grande: Bartolomé, Duquesa, Profesor. Ya crecerá hasta llenarlo.',
      'Espera tres días y se verá. Si no: Pipo.',
    ],
  },
  apologise: {
    when: words(
      'cómo (?:le |me )?(?:pido perdón|disculpo|me disculpo)|cómo (?:puedo )?(?:arreglarlo con|reconciliarme)|pedirle perdón',
    ),
    say: [
      'Di lo que hiciste y que lo sientes, sin ningún «pero». Luego calla, y deja que el otro siga un rato enfadado.',
      'Corto y pronto: qué fue, que lo ves, qué harás. Las flores van después de las palabras y no en su lugar.',
    ],
  },
  recommend: {
    when: words(
      'recomi\\w*|recomiéndame|sugi\\w*|qué (?:me )?(?:pongo|meto|leo|veo|escucho|regalo|llevo)|no sé qué (?:ponerme|hacer|leer|ver)|(?:de )?qué color',
    ),
    say: [
      'Sin conocer tu gusto solo adivino: elige lo que te dolería haberte perdido, no lo que toca.',
      'Quédate con lo que ya has pensado dos veces; el segundo pensamiento suele ser el sincero.',
    ],
  },
  advice: {
    when: words(
      'algún truco|el truco|qué le (?:digo|contesto|respondo)|no sé si|no sé qué hacer|dudo (?:si|entre)|algún (?:remedio|consejo|truco)|algo para (?:el|la|los) (?:mareo|resfriado|nervios)|qué (?:hago|debería hacer|harías|me aconsejas)|(?:algún|tienes|dame|necesito) (?:un |algún )?consejos?|qué (?:opinas|piensas|crees)(?: tú)?(?=[?]|$)|ayúdame|debería',
    ),
    say: [
      'No soy quién para saberlo, así que solo esto: prueba primero lo más pequeño y mira cómo te sienta.',
      'Que yo sepa no hay una sola manera. Empieza por lo más fácil y cuéntame cómo fue.',
      'Solo conozco mi rincón del mundo. Aquí, ir despacio ayuda más que saber cómo.',
    ],
  },
};
