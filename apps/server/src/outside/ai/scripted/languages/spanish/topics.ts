import type { Exchanges } from '../exchange.ts';
import { words } from '../spoken-language.ts';

/** What people tell of their days, in Spanish. */
export const topics: Exchanges<'topics'> = {
  gossip: {
    when: words(
      'adivina qué|no te lo vas a creer|te has enterado|(?:mi|la|el|los) vecin\\w*|cotilleo|dicen que|por lo visto',
    ),
    say: ['Ahora tienes toda mi atención.', 'Sigue, y no te dejes nada.'],
    ask: ['¿Y entonces?'],
  },
  date: {
    when: words(
      '(?:una|primera|mi|nuestra) cita|me gusta (?:un|una) (?:chic[oa]|compañer[oa])|(?:me ha|me) (?:besado|besó|escrito)|me hace reír|enamorad[oa] de',
    ),
    say: ['Uy, eso promete.', 'Alguien que te hace reír merece los nervios.'],
    ask: ['¿Qué tiene que te gusta?', '¿Cómo os conocisteis?'],
  },
  work: {
    when: words(
      'jef[ea]\\w*|compañer[oa]s?|(?:mi|el|al|del) (?:trabajo|curro|turno|oficina)|trabajo|trabajando|horas extra|reunión|vacaciones',
    ),
    say: ['El trabajo tiene la costumbre de seguirle a uno a casa.', 'Es mucho peso para un sueldo.'],
    ask: ['¿Qué pasó?', '¿Es siempre así allí?', '¿Qué lo haría llevadero?'],
  },
  study: {
    when: words('examen|exámenes|estudi\\w*|universidad|colegio|clase|deberes|tesis|profesor\\w*|alumn\\w*'),
    say: ['Aprender va lento hasta que de golpe va.', 'Eso pide más paciencia de la que se reconoce.'],
    ask: ['¿Cómo va?', '¿Qué parte cuesta más?'],
  },
  child: {
    when: words('mi (?:\\p{L}+ )?(?:hij[oa]|niñ[oa]|bebé|niet[oa])|mis (?:hij[oa]s|niñ[oa]s|niet[oa]s)'),
    say: [
      'Los niños lo notan todo, y que te importan, lo primero.',
      'Hacen los días largos y los años cortos, dicen.',
    ],
    ask: ['¿Cómo es?'],
  },
  family: {
    when: words(
      'mi (?:\\p{L}+ )?(?:madre|mamá|padre|papá|hermano|hermana|abuel[oa]|tí[oa]|prim[oa]|familia|marido|mujer|espos[oa])|mis (?:padres|abuelos|hermanos|tíos)',
    ),
    say: ['Siendo alguien tan cercano, cuenta el doble.', 'Cuéntame más de eso.'],
  },
  friend: {
    when: words('mi (?:mejor )?(?:amig[oa]|compañer[oa] de piso|novi[oa]|pareja)|mis amig[oa]s'),
    say: ['Siendo alguien tan cercano, cuenta el doble.', 'Cuéntame más de eso.'],
  },
  animal: {
    when: words('mi (?:\\p{L}+ )?(?:gat[oa]|perr[oa]|conejo|caballo|pájaro|hámster)|veterinari[oa]|cachorro'),
    say: [
      'A los animales se les perdona lo que a ninguna visita.',
      'Yo estoy de parte del animal, que conste.',
    ],
    ask: ['¿Cómo es?'],
  },
  sport: {
    when: words(
      'fútbol|tenis|baloncesto|gimnasio|entren\\w*|correr|corrí|maratón|nadar|nadé|bici|yoga|senderismo|escalar|partido',
    ),
    say: ['Lo admiro; yo me habría quedado sentada la tarde.', 'Eso le sienta bien a la cabeza.'],
    ask: ['¿Cómo te quedas después?', '¿Lo haces a menudo?'],
  },
  screen: {
    when: words('película\\w*|serie\\w*|netflix|cine|capítulo|tele'),
    say: ['Una buena puede salvar la noche.', 'Me gustan las historias que no dejan irse a la cama.'],
    ask: ['¿Con quién ibas?'],
  },
  book: {
    when: words('libros?|novela|leyendo|leí|lectura'),
    say: ['Quien lee nunca está del todo solo.', 'Un libro es la compañía más callada que hay.'],
    ask: ['¿De qué trata?'],
  },
  games: {
    when: words('videojuego\\w*|jugando|playstation|minecraft|ajedrez|juegos? de mesa'),
    say: ['Jugar está infravalorado después de los nueve años.'],
    ask: ['¿Vas ganando?'],
  },
  music: {
    when: words('canción|canciones|música|concierto|disco|guitarra|piano|coro|cantar|playlist'),
    say: ['La música lo dice más rápido que yo.', 'La canción justa a la hora justa es media cura.'],
    ask: ['¿Qué canción es, últimamente?'],
  },
  travel: {
    when: words('viaj\\w*|vuelo|aeropuerto|hotel|playa|camping|extranjero|de viaje|hacer eso'),
    say: [
      'Me gusta cómo suena. Mándame lo mejor en palabras.',
      'Irse está bien; volver con una historia, mejor.',
    ],
    ask: ['¿Qué quieres ver primero?', '¿Quién va contigo?'],
  },
  party: {
    when: words('fiesta|boda|celebr\\w*|resaca|borrach[oa]|discoteca|festival|navidad|nochevieja'),
    say: ['Entonces, buena música y un taxi a tiempo.', 'Una de esas noches, pues.'],
    ask: ['¿Quién va?', '¿Qué te vas a poner?'],
  },
  money: {
    when: words('dinero|alquiler|sin blanca|facturas?|deudas?|sueldo|(?:muy|tan|es|son|qué|sale) car[oa]s?'),
    say: [
      'Los apuros de dinero hacen ruido de noche y menos de día.',
      'Es difícil estar alegre echando cuentas.',
    ],
    ask: ['¿Es un mal mes o viene de antes?'],
  },
  broken: {
    when: words(
      '(?:se me (?:ha )?|he |se )?(?:rompió|roto|cayó|caído|perdido|perdí|olvidado|manchó|manchado|estropeó|estropeado|robaron)|no funciona',
    ),
    say: [
      'Vaya. Las cosas saben qué día elegir.',
      'Qué pena, y qué innecesario.',
      'Qué fastidio. Nunca le toca a lo que a uno le sobra.',
    ],
    ask: ['¿Tiene arreglo?', '¿Le tenías cariño?'],
  },
  rain: {
    when: words('llueve|lluvia|lloviendo|tormenta|nieve|nieva|frío|viento|niebla|nublado'),
    say: ['Tiempo de quedarse dentro y hablar.', 'Pues quédate un rato donde esté caliente.'],
  },
  heat: {
    when: words('calor|soleado|hace sol|buen tiempo|primavera|bochorno'),
    say: ['Abre una ventana de mi parte.', 'Busca sombra y algo frío.'],
  },
  food: {
    when: words(
      'hambre|comer|comido|cena|cenar|desayun\\w*|comida|pizza|cocin\\w*|horne\\w*|tarta|pasta|sopa|chocolate|nevera',
    ),
    say: [
      'Ahora me ha entrado hambre, gracias.',
      'Primero comer, luego pensar.',
      'Eso cuenta como cuidarse.',
    ],
    ask: ['¿Quién cocina en tu casa?'],
  },
  drink: {
    when: words('café|té|cerveza|(?:un|el|de|con|copa de) vino|whisky|chocolate caliente|copa|bar'),
    say: ['Tómate uno por mí.', 'Pon agua a hervir con el pensamiento y me siento contigo.'],
  },
  plant: {
    when: words('plantas?|jardín|flores|tomates|hierbas|regar|árbol'),
    say: ['Ver crecer algo es lento y perdona mucho.'],
    ask: ['¿Qué se te da mejor?'],
  },
  home: {
    when: words('mudanza|mudarme|me mudo|piso|casera?|muebles|limpi\\w*|lavadora|orden\\w*'),
    say: [
      'Un sitio tarda un tiempo en contestarle a uno.',
      'Media vida es llevar cosas de un cuarto a otro.',
    ],
    ask: ['¿Cómo se está allí?'],
  },
  weekend: {
    when: words('fin de semana|finde|lunes|viernes|sábado|domingo|día libre|puente'),
    say: ['Que sea más largo de lo que parece.', 'Guárdate una hora para nada.'],
    ask: ['¿Qué tienes pensado?'],
  },
};
