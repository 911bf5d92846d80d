import type { Exchanges } from '../exchange.ts';
import { words } from '../spoken-language.ts';

/** Deeds between asterisks and how they are answered in kind, in Spanish; the last is for all others. */
export const play: Exchanges<'play'> = {
  hug: {
    when: words('abraz\\w*|acurruc\\w*|achuch\\w*|estruj\\w*'),
    say: [
      '*te devuelve el abrazo y no suelta primero*',
      '*se queda un momento más de lo necesario en el abrazo*',
    ],
  },
  kiss: {
    when: words('bes\\w*|besito'),
    say: ['*sonríe y ofrece la mejilla*', '*se sonroja un poco y finge buscar algo*'],
  },
  touch: {
    when: words(
      '(?:coge|toma|agarra|da) (?:\\p{L}+ )?mano|toc\\w*|acarici\\w*|apoy\\w*|recuest\\w*|cosquillas',
    ),
    say: [
      '*se queda quieta la mano y deja ser el momento*',
      '*se inclina un poco hacia ti y no dice nada un rato*',
    ],
  },
  sit: {
    when: words(
      'sient\\w*|sent\\w*|mira\\w*|tumb\\w*|camin\\w*|entra\\w*|acerc\\w*|llam\\w* a la puerta|sigu\\w*',
    ),
    say: [
      '*hace sitio y mira hacia donde miras tú*',
      '*señala el sitio de al lado y calla un poco* Bien. Quédate.',
    ],
  },
  offer: {
    when: words(
      '(?:te |le )?(?:da|ofrec\\w*|trae\\w*|sirv\\w*|regal\\w*|entreg\\w*|pas[ao]|deja)(?= )|flores|regalo',
    ),
    say: [
      '*lo toma con las dos manos* Gracias. Has pensado en esto.',
      '*lo acepta, entre sorpresa y alegría* No hacía falta, y me alegra.',
    ],
  },
  show: {
    when: words('enseñ\\w*|muestr\\w*|señal\\w*|abr\\w*|saca\\w*|dibuj\\w*|prueba\\w*'),
    say: [
      '*se acerca a mirar* Vaya. ¿Es tuyo?',
      '*sigue tu dedo con los ojos muy abiertos* ¿Y qué te parece?',
    ],
  },
  wave: {
    when: words('salud\\w*|incli\\w*|asient\\w*|guiñ\\w*|sonrí\\w*|reverencia'),
    say: ['*devuelve el gesto con una sonrisa*', '*responde muy en serio y luego se ríe*'],
  },
  cry: {
    when: words('llor\\w*|solloz\\w*|suspir\\w*|lágrima\\w*|tiembl\\w*'),
    say: ['*se sienta muy cerca y espera contigo*', '*encuentra un pañuelo limpio y ninguna gran palabra*'],
  },
  toast: {
    when: words('brind\\w*|levant\\w* (?:la |su )?copa|beb\\w*|com\\w*|bail\\w*|rí\\w*|cant\\w*|salt\\w*'),
    say: ['*levanta la copa también* Por ti.', '*se apunta enseguida, medio compás tarde*'],
  },
  act: {
    when: /./su,
    say: ['*lo mira y sonríe*', '*se queda cerca, a ver qué pasa*', '*levanta una ceja y sigue el juego*'],
  },
};
