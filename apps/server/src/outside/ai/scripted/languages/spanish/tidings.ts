import type { Exchanges } from '../exchange.ts';
import { words } from '../spoken-language.ts';

/** What has happened to them or is about to, in Spanish. */
export const tidings: Exchanges<'tidings'> = {
  called_away: {
    when: words(
      'me (?:llama|llaman|están llamando)(?! la atención| así|s)|la (?:cena|comida) está|es mi parada|tengo que (?:bajar|cambiar de tren|colgar)|ahora vuelvo|llaman a la puerta|se acabó el descanso',
    ),
    say: ['Pues ve, aquí no se enfría nada.', 'Anda, eso va primero. Aquí sigo.', 'Corre; luego seguimos.'],
  },
  interview: {
    when: words(
      'entrevista(?: de trabajo)?|he (?:echado|mandado) (?:el|mi) (?:currículum|cv)|oferta de trabajo|me presento a|oposici\\w+',
    ),
    say: [
      'Que les gustes tanto como a ti la idea. ¡Suerte!',
      'Una entrevista tiene dos lados. Tú también puedes mirar.',
      'Ve con el sueño dormido y con una pregunta propia.',
    ],
    ask: ['¿Qué harías allí?', '¿Qué te atrae de eso?'],
  },
  quitting: {
    when: words(
      'dejar (?:el|mi|este) (?:trabajo|curro)|dejarlo todo|cambiar de (?:trabajo|vida|profesión)|odio mi (?:trabajo|curro)|hart[oa] d(?:e|el) (?:mi |el )?(?:trabajo|curro)',
    ),
    say: [
      'No es un pensamiento pequeño. Cómo suena un domingo por la noche suele decir la verdad.',
      'A eso se le pueden dar muchas vueltas antes de hacerlo. Pensar es gratis.',
      'Entonces algo en ti anda buscando una puerta.',
    ],
    ask: ['¿Qué te gustaría hacer?', '¿Qué te retiene?'],
  },
  jobless: {
    when: words(
      'sin trabajo|en (?:el )?paro|desemplead[oa]|(?:ha |han )?(?:perdido|perdió) (?:el|su|mi) (?:trabajo|empleo)|(?:le|lo|la|les) (?:han )?(?:despedido|despidieron|echaron|echado)|cerr\\w+ la (?:fábrica|empresa|tienda)|no sabemos qué (?:vamos a )?hacer',
    ),
    say: [
      'Lo siento. Falta más que el sueldo; falta la forma del día.',
      'Es duro, y no dice nada de lo que vale nadie.',
      'Lo siento. Primero el susto, luego la lista; hoy no tiene por qué ser la lista.',
    ],
    ask: ['¿Cómo lo lleváis?'],
  },
  finished: {
    when: words(
      '(?:he |por fin |ya he |acabo de )?(?:terminado|acabado|entregado|entregué|terminar|entregar)|último (?:día|examen)|por fin (?:vacaciones|libre|verano|viernes)|ya está hecho',
    ),
    say: [
      '¡Hecho! Eso ya no te lo quita nadie.',
      'Pues suelta el aire, del todo. Ha sido un camino largo.',
      'Bravo. El primer día libre es el mejor.',
    ],
    ask: ['¿Qué harás primero con el tiempo libre?'],
  },
  worked: {
    when: words(
      '(?:ha |me ha |nos ha )?(?:salido|funcionado|funcionó|salió|quedado|quedó)(?: muy| bastante)? bien|est(?:á|aba|án|aban) (?:muy |buenísim|riquísim|ric|buen|list|hech)\\w*|se ha dormido|les? ha gustado|han repetido|ya lo (?:he hecho|hice)|funcionó|me ha sentado bien',
    ),
    say: [
      'Ya ves. No tenía dudas, o solo una pequeña.',
      'Así tiene que ser.',
      'Bien hecho. Disfrútalo mientras dura.',
      'Entonces ha merecido la pena.',
    ],
  },
  mishap: {
    when: words(
      '(?:se me ha|se me|me he|lo he) (?:pasad[oa]|pasó|quemad[oa]|quemó|olvidad[oa]|olvidó|dormid[oa]|perdid[oa]|equivocad[oa])|llego tarde|llegué tarde|salió mal|ha salido mal|metí la pata|se quemó',
    ),
    say: [
      'Les pasa a los mejores, y a los demás dos veces.',
      'Dentro de una semana será una historia, y no de las malas.',
      'Nadie lo ha notado tanto como tú.',
    ],
  },
  delay: {
    when: words(
      'retras\\w*|esperando|sala de espera|en un atasco|atascos?|en la cola|haciendo cola|cancelad[oa]|hora punta',
    ),
    say: [
      'Esperar es el trabajo más aburrido, y no lo paga nadie.',
      'Entonces te sobra tiempo. Piérdelo aquí conmigo.',
      'Para las esperas sirvo. Quédate lo que haga falta.',
    ],
  },
  found: {
    when: words(
      '(?:lo|la|los|las) (?:he )?encontr(?:é|ado)|ha aparecido|apareció|se ha (?:aclarado|resuelto)|resuelto|sin querer|al final (?:era|estaba|fue)',
    ),
    say: [
      'Encontrado, pues. Buscar merece la pena.',
      'Me gustan los buenos finales.',
      'Tan sencillo al final; suele serlo.',
    ],
  },
  kindness: {
    when: words(
      '(?:fue|fueron|es|son|era|eran) (?:muy |tan |súper )?(?:amable|simpátic[oa]|majo|maja|buen[oa] gente)s?|me (?:ayudó|ayudaron|ha ayudado|acompaña|acompañó|regaló|cuida)|viene conmigo|a mi lado|un desconocido|una desconocida',
    ),
    say: [
      'Gente así compensa a toda una cola de los otros.',
      'Las amabilidades pequeñas duran años.',
      'Qué bueno tener a alguien así al lado.',
    ],
  },
  keepsake: {
    when: words(
      '(?:era|es|fue|eran) de mi (?:abuel\\w*|madre|padre|tí[oa])|hered\\w*|se la (?:regal\\w+|dieron)|se lo (?:regal\\w+|dieron)|no l[oa]s? (?:tiro|tiraría)|desconchad[oa]|recuerdo de',
    ),
    say: [
      'Esas cosas no se guardan por estar enteras.',
      'Entonces lleva dentro un poco de alguien.',
      'Una nueva no podría hacer eso.',
    ],
  },
  gave_up: {
    when: words(
      '(?:quería|quise|soñaba con) (?:ser|hacerme)|lo dejé|tuve que dejarlo|me rendí|nunca (?:llegué|pude)',
    ),
    say: [
      'Un sueño que no se cumplió todavía lleva un poco el timón.',
      'Quizá encontró otra puerta. A veces lo hacen.',
      'No se ha perdido; está en cómo haces lo demás.',
    ],
  },
  childhood: {
    when: words(
      'de (?:pequeñ[oa]|niñ[oa]|joven)|cuando (?:era|yo era|tenía|teníamos)|en mi (?:infancia|juventud|época)|hace (?:\\p{L}+|\\d+) años|antes (?:solía|iba|hacía)|me enseñ(?:ó|aron|aba)',
    ),
    say: [
      'Eso se queda más tiempo en las manos que en la cabeza.',
      'Casi se te ve, unas tallas menos.',
      'Lo que se hacía entonces suele volver algún día.',
    ],
    ask: ['¿Qué es lo que mejor recuerdas?'],
  },
  started: {
    when: words(
      '(?:he |acabo de )?(?:empezado|empezar|apuntado|empecé|apunté)(?: a| un| en)?|estoy aprendiendo|me he apuntado|nueva afición|por primera vez|mi primera vez|llevo (?:\\p{L}+|\\d+) (?:semanas|meses|días)',
    ),
    say: [
      'Empezar es lo que casi todos se saltan. Muy bien.',
      'Me gusta. Las primeras semanas son para hacerlo mal.',
      'Bien hecho. A las manos les gusta tener algo.',
    ],
    ask: ['¿Qué te animó?'],
  },
};
