import type { Exchanges } from '../exchange.ts';
import { words } from '../spoken-language.ts';

/** What they say of themselves: what they wish, dare, can and are, in Spanish. */
export const confidences: Exchanges<'confidences'> = {
  embarrassed: {
    when: words(
      'me muero de vergüenza|(?:qué |me da |me dio )?vergüenza|avergonz\\w*|hice el ridículo|hecho el ridículo|colorad[oa]|tierra trágame|qué corte',
    ),
    say: [
      'Nadie lo recuerda tanto tiempo como tú.',
      'Eso solo demuestra que te importaba.',
      'Los demás estaban ocupados con su propia cara.',
    ],
  },
  will_try: {
    when: words(
      '(?:le|les|la|lo) voy a \\p{L}+r|(?:la|lo|le) llamaré|(?:lo|la|los|las) (?:probaré|haré|intentaré|miraré|compraré|voy a \\p{L}+|pruebo|apunto)|voy a (?:probar|intentar|hacerlo|ver|pedir)|a ver (?:qué|si|cómo)|me (?:lo|la) apunto|manos a la obra|allá voy|probaré',
    ),
    say: ['Bien. Luego me cuentas cómo fue.', 'Hazlo, y sin prisa.', 'Tengo curiosidad por ver qué sale.'],
  },
  apology_mood: {
    when: words(
      'perdón,? (?:qué )?(?:rollo|pesad\\p{L}+|parrafada)|(?:perdona|perdón|siento) (?:por|que|si|el|la|ser|estar) .*|menudo rollo|te estoy (?:aburriendo|dando la lata)',
    ),
    say: ['No hay nada que perdonar; para eso estoy.', 'Para nada. Mirado entre dos pesa menos.'],
  },
  aging: {
    when: words(
      'tengo (?:ya |casi |solo )?\\d{2} años|a mi edad|(?:ya soy |soy |estoy )?(?:demasiado |muy )?(?:mayor|viej[oa])(?= para|[.!,]|$)|los años (?:pasan|pesan)|ya no soy',
    ),
    say: [
      'Los años traen una paciencia que nadie tiene a los veinte.',
      'La edad es sobre todo cosa de rodillas. El resto sigue curioso.',
      'Mientras preguntes, no es tarde.',
    ],
  },
  quote_other: {
    when: words(
      'mis? \\p{L}+ (?:dice|dicen|quieren?|piensan?|creen?) (?:que )?|(?:mi \\p{L}+|él|ella|el médico|la médica|la gente|todos) (?:siempre |me )*(?:dice|dijo|decía|cree|piensa|opina|quiere que)|dicen que',
    ),
    say: [
      'Eso se dice pronto. ¿Y tú qué dices?',
      'Algo habrá de verdad, y algo no.',
      'Se puede oír eso y hacer lo que uno quiera.',
    ],
  },
  not_understood: {
    when: words(
      '(?:no (?:me |lo )?(?:entiende|entienden|escucha|escuchan|comprende))|nadie (?:me |lo )?(?:entiende|escucha)',
    ),
    say: [
      'Cansa explicarle a alguien lo que no quiere oír.',
      'Hay cosas que solo se entienden desde dentro.',
      'Entonces es solo tuyo por un tiempo. También tiene su lado bueno.',
    ],
  },
  proud_of: {
    when: words(
      '(?:muy |tan |qué )?(?:list[oa]|inteligente|talentos[oa]|espabilad[oa])|imaginación|orgullos[oa] de|es un (?:cielo|sol|amor)|es una (?:joya|artista)',
    ),
    say: ['Se te nota el orgullo.', 'Entonces alguien ha hecho algo bien.', 'Me caería bien enseguida.'],
  },
  wish: {
    when: words(
      'me (?:gustaría|encantaría|apetece)|ojalá|quisiera|quiero (?!mucho|que|decir)\\p{L}+r|siempre he querido|sueño con|algún día|estoy pensando en',
    ),
    say: [
      'Pues empieza por un trozo que quepa en una tarde.',
      'A esos deseos conviene tomarles la palabra.',
      'Te veo haciéndolo.',
    ],
    ask: ['¿Qué te lo ha impedido hasta ahora?'],
  },
  shy: {
    when: words('no me atrevo|me da (?:cosa|apuro|corte|miedo) \\p{L}+r|muy tímid[oa]|sin valor'),
    say: [
      'El valor suele ser un paso pequeño con las piernas flojas.',
      'No hace falta atreverse a todo. Basta una esquina.',
      'Lo peor es casi siempre la hora de antes.',
    ],
  },
  cannot: {
    when: words(
      'no sé (?:\\p{L}+r|ni)|solo sé|no se me da|se me da (?:fatal|mal|regular)|soy (?:muy |un |una |fatal |bastante )*(?:mal[oa]|torpe|negad[oa]|desastre|patos[oa]|inútil)|no valgo',
    ),
    say: [
      'Ahí estuvo todo el que hoy lo hace bien.',
      'Todavía no, querrás decir.',
      'Para empezar basta, y nada empieza con más.',
    ],
  },
};
