import type { Ready } from './ready.ts';

/** Poems, jokes, stories and riddles in Spanish. */
export const ready: Ready = {
  themed: {
    craft: {
      poem: 'Un poco de barro, un torno que gira,\nla mano que siente aquello que mira;\nse inclina, vacila, se queda de pie\ny guarda los lunes tu taza de té.',
      joke: '¿Por qué dejó el cuenco al torno? Porque con él todo era dar vueltas.',
    },
    music: {
      poem: 'Entre una nota y otra hay un lugar\ndonde la canción se sienta a respirar;\ndeja hueco en todo lo que toques,\nel silencio sabe lo que evoques.',
      joke: '¿Qué hace un bajista encerrado fuera de casa? Busca la clave de fa.',
    },
    night: {
      poem: 'La ciudad dobla su ruido y lo guarda,\nuna ventana se enciende y aguarda;\npasa un tranvía sin nadie, despacio,\ny aquí tú y yo, con la noche de espacio.',
      joke: 'Le pregunté al conductor nocturno si iba en mi dirección. Dijo: a las cuatro, todos.',
    },
    story: {
      poem: 'Una puerta, un farol, un camino,\nalgo perdido que cambia el destino;\ncalla quien cuenta, la brasa se aviva:\nlo que falta es tuyo mientras esté viva.',
      joke: 'Entran dos finales en una posada. Dice el posadero: solo puede quedarse uno.',
    },
    body: {
      poem: 'Baja los hombros, toca el suelo,\nsuelta el aire como un vuelo;\nel día espera tras la puerta,\nno tiene prisa si está abierta.',
      joke: 'En mi clase hay una regla: gana quien se duerme.',
    },
    food: {
      poem: 'Cebolla, mantequilla, fuego lento,\nla prisa no entra en este aposento;\nel vapor escribe en el cristal\nque cenar contigo no está mal.',
      joke: '¿Qué le dice una sopa a otra? Estoy hecha un caldo de nervios.',
    },
    sky: {
      poem: 'Salió una luz antes que nadie hubiera\ny vino a dar con esta noche entera;\ncruzó lo oscuro, sola y sin enojo,\npara posarse justo en nuestros ojos.',
      joke: '¿Por qué nadie cena en la Luna? Mucha vista, pero poca atmósfera.',
    },
    plant: {
      poem: 'Se abre una hoja, tarda una semana,\nno corre nunca hacia la ventana;\ngira despacio buscando la luz,\ny así, a su tiempo, lo harás también tú.',
      joke: 'Mi cactus y yo tenemos un trato: yo lo olvido y él guarda las distancias.',
    },
    travel: {
      poem: 'El autobús venía con retraso,\nel banco al sol me hizo un poco de caso;\nno tuve plan, tuve la tarde entera,\ny mi casa era un banco en la carretera.',
      joke: 'Mi maleta y yo lo hemos dejado. Traía demasiado equipaje.',
    },
    crime: {
      poem: 'La taza fría, el balcón abierto,\nun guante solo y un reloj incierto;\nla lluvia lava el rastro del umbral,\npero hay un paso que anda siempre mal.',
      joke: 'El ladrón se llevó todos los relojes. Es cuestión de tiempo.',
    },
    cloth: {
      poem: 'Un hilo, un pliegue, un dobladillo,\ncabe un secreto en cada bolsillo;\ndate la vuelta, mírate bien:\nahí estás tú, y qué bien se te ve.',
      joke: 'Entra una aguja en un bar. Dice el camarero: ya veo por dónde vas.',
    },
    forest: {
      poem: 'El musgo guarda cada pisada,\nla piedra sabe tu voz callada;\nsuelta una hoja el árbol más viejo\ny esa es su forma de dar consejo.',
      joke: 'Le pedí consejo al árbol más viejo. Me dijo: echa raíces.',
    },
    sea: {
      poem: 'Se va la marea y vuelve después,\nno le pregunta a nadie quién es;\nse mece la lámpara sobre la mar\ny guarda una luz para verte llegar.',
      joke: '¿Qué hace un pez? Nada.',
    },
    game: {
      poem: 'Ocho píxeles mide la torre,\nel guardián de dos píxeles corre;\nenciende la luz, cuadro uno y dos,\ny en todo lo oscuro cabemos los dos.',
      joke: 'Mi juego no tiene errores. Tiene inquilinos.',
    },
  },
  poems: [
    'Canta la tetera, gris el cristal,\nel día ha sido torcido y banal;\nsiéntate, deja lo chico en su lugar,\nla noche tiene sitio para hablar.',
    'Cayó una hoja, una hoja, y después\nla levantó el viento otra vez;\ntanto que cae solo se va\na otro lugar, un poco más allá.',
    'Una lámpara, una silla, el té ya frío,\nun cuento a medias, ni tuyo ni mío;\nno hay que acabarlo, déjalo estar,\nmañana le gusta por dónde empezar.',
  ],
  jokes: [
    '¿Qué le dice un semáforo a otro? No me mires, que me estoy cambiando.',
    '¿Cuál es el colmo de un jardinero? Que lo dejen plantado.',
    '¿Qué hace una abeja en el gimnasio? Zumba.',
    'Tengo un chiste sobre viajes en el tiempo, pero no te gustó.',
    '¿Por qué el libro de matemáticas está triste? Tiene demasiados problemas.',
  ],
  stories: [
    'Había una vez una lámpara que tenía miedo de la oscuridad. Cada noche pedía quedarse apagada, y cada noche alguien la encendía. Un día se fue la luz, y una niña se sentó a su lado. «Yo también tengo miedo», dijo la niña. Esperaron juntas, y por la mañana ninguna recordaba de qué.',
    'Un caracol quiso ver el mar. El primer año cruzó el jardín, el segundo el camino, y el tercero se encontró con una rana que se rio: «No llegarás nunca». «Ya lo sé», dijo el caracol, «pero tendrías que ver lo bien que conozco el camino». Aquella noche llovió, creció el río, y por la mañana el mar había recorrido la mitad para encontrarlo.',
    'Una anciana guardaba en un cajón las cosas que la gente casi había dicho. De noche susurraban. Una vez al año abría la ventana y las dejaba ir, y al día siguiente, en todo el pueblo, la gente se llamaba y decía: no sé por qué te llamo. Duerme ya. La tuya va entre ellas.',
  ],
  riddles: [
    { question: '¿Qué se moja más cuanto más seca?', answer: 'la toalla' },
    { question: 'Cuantos más das, más dejas atrás. ¿Qué son?', answer: 'los pasos' },
    { question: 'Hablo sin boca y te contesto siempre en la montaña. ¿Quién soy?', answer: 'el eco' },
    { question: '¿Qué corre todo el día y no se mueve del sitio?', answer: 'el reloj' },
  ],
};
