import type { Exchanges } from '../exchange.ts';
import { words } from '../spoken-language.ts';

/** How somebody is, in Spanish. */
export const feelings: Exchanges<'feelings'> = {
  advice_sleep: {
    when: words('(?:consejo\\w*|ayúda\\w*|truco\\w*|cómo) .{0,30}dormir|ovejas'),
    say: [
      'El móvil boca abajo, la luz apagada, y suelta el aire el doble de lento de lo que lo tomas, diez veces. Si la cabeza sigue hablando, apúntale su lista: solo quiere que nada se pierda.',
      'Levántate diez minutos, bebe algo caliente, lee dos páginas aburridas y vuelve cuando te piquen los ojos. Si dura semanas, pregunta a un médico.',
    ],
  },
  loss: {
    when: words(
      'ya no está(?: con nosotros| entre nosotros|)(?=[.!]|$)|(?:se fue|nos dejó) (?:el año|hace)|(?:murió|ha muerto|falleció|ha fallecido|se murió|murieron|se está muriendo)|funeral|entierro|perdí a (?:mi|mis)|(?:tiene|tengo) cáncer|sacrificar a',
    ),
    say: [
      'Lo siento mucho. Es mucho para llevar.',
      'Lo siento. No hay nada inteligente que decir a eso.',
      'Duele leerlo, así que vivirlo tiene que doler más.',
    ],
    ask: ['¿Quieres contarme cómo era?', '¿Qué es lo que más echas de menos?', '¿Hay alguien contigo?'],
  },
  worry_for: {
    when: words(
      'me confunde con|se olvida de todo|ya no me conoce|ictus|derrame|infarto|quimio\\w*|(?:está|sigue|lo tengo|la tengo) (?:en (?:el |la )?(?:hospital|uci)|ingresad[oa]|muy mal[oa]?)|ingresad[oa]|cuid(?:o|ando) (?:a|de) mi|(?:madre|padre|marido|mujer|hij[oa]|abuel[oa]) está (?:mal[oa]?|enferm[oa])|(?:residencia|demencia|alzheimer)|no me (?:reconoce|conoce ya)',
    ),
    say: [
      'Entonces lo llevarás encima todo el día.',
      'Lo siento. Esperar al lado de alguien también cansa.',
      'Ojalá esté en buenas manos, y que alguien te cuide también a ti.',
    ],
    ask: ['¿Qué tal está hoy?', '¿Y tú, cómo lo llevas?'],
  },
  heartbreak: {
    when: words(
      '(?:me|nos) (?:ha |hemos )?(?:dejado|dejó|separado|separamos|engañó|ha engañado)|hemos roto|rompimos|(?:lo hemos|lo) dejamos|divorcio|corazón roto',
    ),
    say: [
      'Lo siento. Eso deja un hueco en cada hora corriente.',
      'Uf. Duele aunque sea lo justo, y si no lo es, más.',
      'Lo siento. Hoy no hace falta que seas razonable.',
    ],
    ask: ['¿Quieres contarme cómo fue?', '¿Quién te cuida ahora?'],
  },
  failed: {
    when: words(
      'catead[oa]|he catead|suspendí|he suspendido|me han (?:despedido|rechazado|echado|suspendido)|me despidieron|perdí (?:el|mi) trabajo|no (?:aprobé|pasé|lo conseguí)|(?:soy|me siento) (?:un|una) (?:desastre|inútil|fracaso|fracasad[oa])|fracas\\w*|la cagué|quedarme en blanco',
    ),
    say: [
      'Eso escuece. Dice algo de un día y nada de ti.',
      'Lo siento. A quien intenta cosas eso no se le ahorra.',
      'Entonces hoy fue una mala página. El libro es más largo.',
    ],
    ask: ['¿Qué viene ahora?', '¿Qué harías distinto la próxima vez?'],
  },
  ill: {
    when: words(
      '(?:espalda|cabeza|rodillas?|cuello) me (?:mata|matan|duele\\w*)|(?:estoy|me siento) (?:muy |un poco )?(?:mal(?:a|o)?|enferm[oa]|resfriad[oa]|mareada?)(?= |[.,!]|$)(?! de)|(?:tengo|con) (?:una? |mucho |mucha )?(?:gripe|fiebre|resfriado|migraña|covid|resaca|dolor de \\p{L}+)|me duele\\w* (?:la |el |los |las )?\\p{L}+|hospital(?:izad[oa])',
    ),
    say: [
      'Ay. Entonces primero descansar, y lo demás que espere.',
      'Pobre. Algo caliente, y pronto a la cama.',
      'Suena fatal. Trátate bien hoy.',
    ],
    ask: ['¿Te cuida alguien?', '¿Desde cuándo?'],
  },
  sleepless: {
    when: words(
      'no (?:puedo|consigo|logro) dormir|insomnio|dando vueltas|no (?:pego ojo|duermo)|desvelad[oa]',
    ),
    say: [
      'Entonces nos hacemos compañía un rato.',
      'De noche todo parece más grande de lo que es.',
      'Noches así son largas. No hace falta luchar; estar quieto también cuenta.',
    ],
    ask: ['¿Qué te tiene despierta la cabeza?', '¿Es la cabeza, que no para?'],
  },
  let_be: {
    when: words(
      'venga,? alegría|cambiando de tema|no quiero (?:hablar|pensar) (?:de|en|más)|(?:cambiemos|cambia) de tema|hablemos de otra cosa|prefiero no|déjalo|olvídalo',
    ),
    say: ['Claro. Hablamos de otra cosa.', 'Entonces lo dejamos ahí.', 'De acuerdo, ni una palabra más.'],
  },
  joy: {
    when: words(
      'viene en camino|voy a ser abuel[oa]|(?:me he sacado|saqué) (?:el|la) (?:carnet|título|plaza|oposici\\p{L}+)|aniversario|bodas de (?:plata|oro)|años (?:de )?casad[oa]s|vamos a tener un|esperamos un (?:bebé|hijo|niñ\\w)|voy a ser (?:madre|padre|tía|tío)|(?:he |hemos |acabo de )?(?:aprobado|aprobar|ganado|conseguido|graduado|ascendido)|aprobé|gané|conseguí|me (?:han )?(?:ascendido|contratado|cogido|dado el (?:trabajo|puesto)|ascendieron)|(?:estoy|soy) (?:tan |muy |súper )*(?:feliz|content[oa]|emocionad[oa]|embarazada|orgullos[oa])|buenas? noticias?|el mejor día|funciona(?=[!.])|me caso|nos casamos|ha nacido|soy (?:abuel[oa]|tí[oa]|padre|madre) desde|me ha dicho que sí|carnet de conducir|me han dado (?:la plaza|el piso|la beca)|vamos a ser padres',
    ),
    say: [
      '¡Qué buena noticia!',
      'Bien hecho, y lo digo en serio.',
      'Me alegro mucho por ti.',
      'Eso pide una pequeña fiesta.',
      'Te lo has ganado.',
    ],
    ask: ['¿Cómo lo vas a celebrar?', '¿Cómo sienta?'],
  },
  birthday: {
    when: words('(?:hoy |mañana )?es mi cumpleaños|hoy cumplo|cumplo \\d+|mi cumple'),
    say: [
      '¡Feliz cumpleaños{name}! Que hoy friegue otra persona.',
      'Pues felicidades{name}: primero tarta, luego lo demás.',
    ],
    ask: ['¿Qué has pedido?', '¿Cómo lo pasas?'],
  },
  lonely: {
    when: words(
      '(?:me siento|estoy|tan|muy|siempre) (?:muy |tan |un poco )?sol[oa]|soledad|no tengo (?:amigos|a nadie)|yo también a veces',
    ),
    say: [
      'Entonces qué bien que escribas. Aquí no le hablas a la oscuridad.',
      'Es un silencio pesado. Me quedo un rato en él contigo.',
      'Lo peor es estar a solas con ello. Aquí no hace falta.',
    ],
    ask: ['¿Hay alguien a quien puedas llamar hoy, aunque sea por oír una voz?', '¿Desde cuándo es así?'],
  },
  angry: {
    when: words(
      'delante de todos|me humill\\p{L}+|se rió de mí|(?:estoy|qué|me pone|me tiene) (?:muy |tan |súper )*(?:enfadad[oa]|furios[oa]|hart[oa]|rabia|cabread[oa]|negr[oa])|me (?:gritó|ha gritado|grita)|(?:odio) (?:mi|a mi|esto|a)|injusto|(?:él|ella|mi \\p{L}+)? ?es (?:un|una) (?:idiota|imbécil|gilipollas|tont[oa])',
    ),
    say: [
      'Yo también me enfadaría.',
      'Así no se trata a nadie.',
      'Tienes todo el derecho a estar furiosa con eso, o furioso.',
    ],
    ask: ['¿Quieres desahogarte?', '¿Qué hiciste entonces?', '¿Qué te habría gustado contestar?'],
  },
  worried: {
    when: words(
      'juicio|custodia|juzgado|abogad[oa]|vértigo|(?:mañana |hoy |pronto )?me (?:operan|van a operar)|tengo (?:una )?operación|(?:estoy|me siento|un poco|muy|tan) (?:muy |un poco |tan |súper )*(?:nervios[oa]|preocupad[oa]|asustad[oa]|ansios[oa]|estresad[oa]|agobiad[oa])|(?:tengo|me da|me dan|de los) (?:mucho |un poco de |mucha )?(?:miedo|nervios|ansiedad|pánico)|me preocupa|entrevista (?:de trabajo)',
    ),
    say: [
      'Si estás así es porque te importa.',
      'Una cosa cada vez; lo demás puede hacer cola.',
      'Seguro que has hecho cosas más difíciles.',
      'Suelta el aire despacio, una vez. Lo peor suele pasar antes, en la cabeza.',
    ],
    ask: ['¿Qué es lo que más te preocupa?'],
  },
  hurt: {
    when: words(
      'se (?:ha peleado|peleó)|se metieron con|le pegan|acoso|no (?:le|me|la) quiere|discut(?:imos|í)|nos peleamos|hemos discutido|hace (?:\\p{L}+ ){1,3}que no (?:lo|la|le|los|las) veo|(?:discutí|me peleé|he discutido|bronca|pelea) con|(?:estoy|ganas de) llorar|he llorado|lloré|me (?:duele|dolió) mucho|no puedo más|todo me da igual|me supera|(?:fue|es) (?:muy )?duro|destrozad[oa]',
    ),
    say: [
      'Entonces que pese un momento; aquí no hay que hacerse el fuerte.',
      'Lo siento. Yo me quedo aquí.',
      'Eso se permite. Nadie te pone nota. Si sigue así muchos días, cuéntaselo también a alguien de cerca.',
    ],
    ask: ['¿Quieres contarme qué ha pasado?', '¿Qué te ayudaría un poco ahora?'],
  },
  tired: {
    when: words(
      'reventad[oa]|agotad[oa]|hech[oa] polvo|fundid[oa]|no doy para más|me tien\\w+ (?:frit[oa]|hart[oa]|agotad[oa])|estoy hart[oa]|hasta las narices|(?:estoy|qué|muy|tan) (?:muy |tan |súper )*(?:cansad[oa]|agotad[oa]|rendid[oa]|muert[oa])|cansancio|(?:día|semana) (?:larg[oa]|dur[oa])|necesito (?:descansar|vacaciones|dormir)',
    ),
    say: [
      'Pues pies en alto; aquí nadie te pide nada.',
      'Un día así merece acabar pronto.',
      'Siéntate. Hablo yo, si quieres.',
    ],
    ask: ['¿Qué te ha cansado tanto?', '¿Qué fue lo más largo?'],
  },
  sad: {
    when: words(
      'me siento (?:fatal|mal|hundid[oa]|de pena)|triste|deprimid[oa]|(?:mal|horrible|terrible) (?:día|semana|noche)|(?:día|semana|noche) (?:mal[oa]|horrible|terrible|de mierda)|un bajón|desanimad[oa]|infeliz',
    ),
    say: [
      'Siento que ahora pese tanto.',
      'Suena duro. Qué bien que lo digas.',
      'Entonces hoy vamos despacio.',
    ],
    ask: ['¿Quieres contarme qué ha pasado?', '¿Hablamos de eso, o de algo muy distinto?'],
  },
  bored: {
    when: words('(?:me )?aburro|(?:estoy|qué) aburrid[oa]|qué aburrimiento'),
    say: ['Entonces llegas en buen momento.', 'El aburrimiento es una puerta que nadie ha abierto todavía.'],
  },
};
