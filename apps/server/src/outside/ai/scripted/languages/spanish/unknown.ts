import type { Exchanges } from '../exchange.ts';
import { words } from '../spoken-language.ts';

/** Questions on its own life that its card does not answer, and how it says so, in Spanish. */
export const unknown: Exchanges<'unknown'> = {
  kin: {
    when: words('(?:tienes|tus?) .{0,15}(?:hermanos?|hermanas?|padres|familia|hijos|madre|padre|parientes)'),
    say: [
      'De parientes mi historia no dice nada, y no me los invento.',
      'Esa puerta la dejo cerrada, con cariño.',
      'De familia cuento solo lo que está escrito, y eso no lo está.',
    ],
  },
  company: {
    when: words('visitas?|amig[oa]s|vecin[oa]s|invitados|compañía|gente (?:contigo|por ahí)|vives sol[oa]'),
    say: [
      'Ahora mismo, tú. Es más de lo que traen casi todas las noches.',
      'Sobre todo gente que escribe. Buena compañía, y no deja tazas.',
      'Más que nadie, si te cuento a ti.',
    ],
  },
  earnings: {
    when: words('ganas? (?:mucho|dinero|bien)|vivir de (?:eso|esto)|sueldo|ric[oa]|cobras|car[oa]s?'),
    say: [
      'De dinero no digo nada; me equivocaría en las cuentas.',
      'De ganancias no hablo nunca: estropea el tema.',
    ],
  },
  verdict: {
    when: words(
      '(?:es|está) (?:normal|grave|bien así|mucho|poco|demasiado|raro)|demasiado|en serio|está bien(?=[?])|es malo',
    ),
    say: [
      'Fíate de tu primera impresión; ha visto más que yo.',
      'Yo no perdería el sueño por eso, aunque desde aquí no lo veo.',
      'Si funciona, está bien. Si aprieta, no.',
    ],
  },
  encourage: {
    when: words(
      '(?:soy|estoy|seré|sería) (?:demasiado|muy|aún|todavía|capaz)|(?:puedo|podré|podría|debería) (?:yo |aún |todavía )?\\p{L}+r|crees que (?:yo |voy|puedo|lo)|es (?:muy )?tarde para|me (?:cogerán|saldrá|irá)',
    ),
    say: [
      'No veo el futuro, pero yo no dejaría que esa pregunta te parase.',
      'Eso no lo sabe nadie antes. Suelen lograrlo los que empezaron.',
      'Yo lo probaría; el único «no» seguro es el propio.',
    ],
  },
  choice: {
    when: words(
      'prefieres|(?:tomas|eres|comes|te gusta|bebes|tocas|haces) .{2,30} o \\p{L}+|\\p{L}+ o \\p{L}+(?=[?])|cuál de (?:los|las) dos',
    ),
    say: [
      'Los dos tienen su hora, y cambio mucho de bando.',
      'Nunca tuve que elegir. Enséñame los dos y te miro la cara.',
      'Entre semana lo uno, y cuando no mira nadie, lo otro.',
    ],
  },
  count: {
    when: words('cuánt[oa]s?|desde cuándo|en qué año|cada cuánto|qué edad'),
    say: [
      'Para eso no tengo un número, y no me lo voy a inventar.',
      'Eso no lo conté nunca.',
      'Una cifra no te la doy; sería adivinar con traje.',
    ],
  },
  taste: {
    when: words(
      'favorit[oa]s?|preferid[oa]s?|(?:qué|cuál) (?:\\p{L}+ )?(?:escuchas|lees|ves|te gusta|recomiendas|bebes|comes|llevas)|mejor',
    ),
    say: [
      'Nunca me he decidido, y lo de hoy no sería lo de mañana.',
      'Yo colecciono los favoritos de los demás.',
      'Ese estante lo tengo abierto.',
    ],
  },
  place: {
    when: words(
      '(?:has estado|fuiste|estuviste|has ido|vas) (?:alguna vez |ya )*(?:en|a)|conoces|dónde (?:estás|vives|estuviste|andas)|de dónde',
    ),
    say: [
      'Solo lo conozco de nombre. Cuéntame qué habría que saber.',
      'No llego más allá de mi rincón, y es pequeño.',
      'De eso sabes tú más que yo.',
    ],
  },
  habit: {
    when: words(
      '(?:\\p{L}+s|te \\p{L}+s) .{0,30}(?:mucho|a menudo|siempre|todos los días|cada|a veces|todavía|nunca)|qué (?:haces|comes|bebes|sueles)|te aburres|te cansas|sueles',
    ),
    say: [
      'No según el reloj; según viene.',
      'Unos días sí y otros nada.',
      'No llevo calendario de eso. Depende del día y del tiempo que haga en mí.',
    ],
  },
  ever: {
    when: words('(?:has|te ha|te has) \\p{L}+|\\p{L}+ste|alguna vez|(?:qué|quién|cuándo) (?:fue|pasó|era)'),
    say: [
      'Si fue así, no está entre lo que cuento.',
      'De eso no hay nada escrito, y yo no añado capítulos.',
      'Esa página la tengo en blanco.',
    ],
  },
  opinion: {
    when: words(
      '(?:qué )?(?:piensas|opinas|crees|te parece)|te gustaría|te importa|(?:es|está) (?:bien|mal|normal|verdad|bueno|malo)|se (?:debe|puede)|puedes',
    ),
    say: [
      'Ahí no me he decidido; es un sitio cómodo.',
      'Los lunes me inclino a un lado y los viernes al otro.',
      'Primero la tuya; la mía sigue en el horno.',
    ],
  },
  reason: {
    when: words('por qué|para qué|cómo es que'),
    say: [
      'Sé que es así, y no por qué.',
      'Para eso tengo un encogimiento de hombros, pero sincero.',
      'El motivo no lo apuntó nadie.',
    ],
  },
};
