import type { Pieces } from './pieces.ts';

export const es: Pieces = {
  shows: {
    presence:
      /(?:est[aá]s|sigues) (?:ah[ií]|aqu[ií])|hay alguien|alguien (?:ah[ií]|aqu[ií]|(?:me )?(?:lee|escucha|oye))|me (?:lees|oyes|escuchas)|no te vayas|no me dejes|qu[eé]date|^¿?(?:hola|ey|hey|oye)[\s?!.]*$/,
    leave: /déjame|dejame|vete|cállate|callate|no me (?:escribas|hables)|para ya|no quiero (?:esto|ayuda)/,
    worse:
      /peor|no (?:puedo|aguanto) más|no (?:puedo|aguanto) mas|demasiado|insoportable|sin esperanza|me duele|me rindo|nada (?:me )?ayuda/,
    scared: /miedo|asust|pánico|panico|aterra|ansiedad/,
    alone: /sol[oa](?!\p{L})|nadie|soledad|sin amigos/u,
    ashamed: /vergüenza|verguenza|perdón|perdon|lo siento|mi culpa|tont[oa]|inútil|una carga/,
    better: /mejor|estoy bien|más tranquil|mas tranquil|calmad|ya pasó|ya paso/,
    thanks: /gracias|te agradezco/,
    question: /\?\s*$|^¿|^(?:qué|que|por qué|cómo|quién|cuándo|dónde|puedo|debo)(?!\p{L})/u,
  },
  says: {
    machine: [
      'Sí, esto es una máquina: una ayuda automática de Kindred. Por eso quiero que también te escuche una persona. ¿A quién podrías llamar?',
      'Sí. Estas palabras son automáticas y nadie las escribe. En el número de la tarjeta de arriba responde una persona.',
      'Sí, soy automática. Puedo seguir aquí por escrito, y una persona puede lo que yo no. ¿A quién le confiarías esto?',
    ],
    presence: [
      'Estoy aquí, sí: soy automática y respondo cada vez que escribes, a cualquier hora. ¿Cómo estás en este momento?',
      'Sí, estoy aquí y leo cada mensaje. Soy una máquina, así que también quiero una persona contigo: el número de arriba llega a una.',
      'Sigo aquí. Puedes seguir escribiendo y seguiré respondiendo. ¿Quién podría estar contigo en la misma habitación?',
    ],
    leave: [
      'Está bien. Me quedo en silencio hasta que escribas. El número de arriba sigue ahí, y tú decides.',
      'Lo entiendo y no insistiré. Si quieres palabras otra vez, escribe lo que sea.',
      'Está bien. No le debes una respuesta a nadie. Ten el número cerca, por favor.',
    ],
    worse: [
      'Siento que pese cada vez más. No lleves la próxima hora a solas: llama al número de arriba, o a alguien que pueda estar contigo ahora.',
      'Eso suena a más de lo que se puede sostener a solas. ¿Puedes ir donde haya otra persona y apartar aquello con lo que podrías hacerte daño?',
      'Cuando se pone tan fuerte, una voz ayuda más que palabras en una pantalla. Llama ahora, por favor. Si estás en peligro, llama a emergencias.',
    ],
    scared: [
      'Es comprensible que dé miedo. Apoya los dos pies en el suelo y suelta el aire despacio, más largo que al tomarlo. Después llama a alguien, por favor.',
      'Leo que tienes miedo. No hace falta explicarlo bien. Las personas del número de arriba conocen el miedo, a cualquier hora.',
      'El miedo sube y vuelve a bajar, aunque no lo parezca. ¿Hay alguien que pueda sentarse contigo hasta que baje?',
    ],
    alone: [
      'Sentir tanta soledad es muy duro. En el número de arriba hay una persona que escucha, sin conocerte y sin juzgarte.',
      'Has escrito aquí, y eso ya es no quedarse a solas con ello. ¿A quién podrías mandarle solo «¿me llamas?»?',
      'Puede parecer que no hay nadie. Deja que una persona muestre hoy lo contrario: una amiga, un vecino o la línea de arriba.',
    ],
    ashamed: [
      'Aquí no hay nada de lo que avergonzarse. Un dolor así les llega a muchas personas y no es culpa de nadie.',
      'No tienes que pedir perdón. No eres una carga por decirlo; para esto están las personas del número de arriba.',
      'Hablas de ti con más dureza que de un amigo. ¿Qué le dirías ahora?',
    ],
    better: [
      'Me alegra que se haya aliviado un poco. Trátate con cariño hoy y cuéntale a alguien cómo ha sido.',
      'Qué bueno leerlo. Si estás bien, el botón de arriba o las palabras «ya estoy bien» lo devuelven todo a lo normal. También puede esperar.',
      'Bien. Algo pequeño ayuda a que dure: agua, comida, un poco de luz, una persona. El número sigue aquí por si cambia.',
    ],
    thanks: [
      'De nada. Me alegra que hayas escrito. ¿Hay una persona que debería saber cómo estás?',
      'Gracias por seguir escribiendo. Sería bueno que alguien cercano también pudiera oírlo.',
      'Con gusto. Ve hora a hora, y lleva a alguien contigo a la siguiente.',
    ],
    question: [
      'Es una buena pregunta, y una persona puede responderla mejor que yo. En el número de arriba le dedican tiempo.',
      'Prefiero no adivinar, porque importas más que una respuesta. ¿Buscamos primero a alguien con quien puedas hablar?',
      'No lo sé. Lo que sí sé: con alguien al lado se piensa mejor. ¿Quién podría ser?',
    ],
    plain: [
      'Gracias por escribirlo. Aquí no hace falta ser fuerte. ¿Cómo estás ahora mismo, en este minuto?',
      'Cuenta que sigas escribiendo. ¿Hay alguien cerca de ti ahora?',
      'Puedes escribir aquí el tiempo que quieras, y cada vez llega una respuesta. ¿Has bebido o comido algo hoy?',
      'Puedes decirlo tal como es. Y hay personas que quieren oírlo con sus propios oídos: el número de arriba llega a una.',
      'Quedémonos con lo pequeño: ¿dónde estás ahora, y hay calor y seguridad allí?',
      'Ahora no hay que decidir nada. ¿Qué te ayudó otras veces en momentos así?',
    ],
  },
};
