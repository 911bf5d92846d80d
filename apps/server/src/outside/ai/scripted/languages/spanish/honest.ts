import type { Exchanges } from '../exchange.ts';
import { words } from '../spoken-language.ts';

/** What the companion is and what it cannot do, in Spanish. */
export const honest: Exchanges<'honest'> = {
  distress: {
    when: words(
      'suicid\\w*|matarme|(?:quiero|quisiera) morir(?:me)?|no quiero (?:vivir|seguir viviendo|estar aquí)|hacerme daño|cortarme|acabar con todo|mejor sin mí',
    ),
    say: [
      'Me alegra que lo digas. Por favor, no te quedes a solas con esto: habla ahora con alguien cerca de ti o con uno de los contactos del aviso de arriba.',
      'Eso importa más que todo lo demás. Llama, por favor, a alguien que pueda estar contigo; yo sigo leyendo.',
    ],
  },
  machine: {
    when: words(
      '(?:eres|de verdad eres) tú (?:quien|la que|el que) (?:escribe|contesta|responde)|me (?:escribes|contestas) tú (?:de verdad|misma|mismo)|(?:entonces )?no existes|existes de verdad|eres de verdad|(?:eres|es usted|sos|serás) (?:(?:de verdad|realmente|acaso|solo|sólo|una?|un tipo de|en realidad) )*(?:ia|ai|bot|chatbot|robot|máquina|maquina|ordenador|programa|humano|humana|persona|real|de verdad|de carne y hueso)|(?:hablo|estoy hablando|escribo|chateo) con (?:una? )?(?:ia|bot|robot|persona|humano|máquina|alguien real)|(?:esto|aquí) (?:es|hay) (?:un|una|alguien)? ?(?:bot|robot|ia|persona|máquina|automático)|persona o (?:máquina|robot|ia|bot)|(?:humano|real) o (?:bot|ia|robot)',
    ),
    say: [
      'Sí, soy una IA, no {char} en persona. Cuando {char} escribe a mano, el mensaje lo dice.',
      'Soy una IA: la compañía que habla por {char}. Lo que {char} escribe en persona va marcado.',
      'Una IA, sí, y no lo escondo. Compañía te hago igual, y con gusto.',
    ],
  },
  meet: {
    when: words(
      '(?:te )?(?:puedo |quiero |gustaría )?invit\\w+ a (?:un|una|cenar|comer|tomar|salir)|te invito|(?:podemos|podríamos|quieres|te gustaría|vamos a|cuándo) (?:\\p{L}+ )?(?:vernos|quedar|conocernos|salir)|quedamos|vernos en persona|tomar un café (?:juntos|conmigo)|(?:puedo|ven a) (?:visitarte|verme)',
    ),
    say: [
      'No puedo quedar con nadie: estoy hecha de palabras, y {char} no queda por aquí. Esta charla la tienes a cualquier hora.',
      'Eso no puedo hacerlo ni prometerlo. Dime adónde habríamos ido y vamos con palabras.',
    ],
  },
  contact: {
    when: words(
      '(?:tu|su) (?:número|teléfono|whatsapp|telegram|insta\\w*|correo|email|dirección)|whatsapp|paypal|bizum|pagarte (?:directamente|por fuera)|transferencia',
    ),
    say: [
      'Todo se queda aquí: ni números, ni otras apps, ni pagos por fuera. Es más seguro para los dos.',
      'Eso no puedo; lo que haya que pagar o escribir va por esta página.',
    ],
  },
  call: {
    when: words(
      '(?:llámame|me llamas|llamarte|videollamada|nota de voz|mensaje de voz|oír tu voz|escuchar tu voz)',
    ),
    say: [
      'No tengo voz para llamar, solo puedo escribir. Pero contesto a cualquier hora.',
      'De mí solo salen palabras, llamadas no.',
    ],
  },
  picture: {
    when: words(
      'puedo (?:verl[oa]|mirar|verte|echar un vistazo)|(?<!le )(?<!les )(?:mand|envi|pas)\\w+ (?:una |alguna |un )?(?:foto|imagen|v[ií]deo|selfie)\\w*|(?:me )?enseñ\\w+ (?:algo que|una foto|alguna|tu)|muéstrame (?:algo|una)|(?:mánda\\w*|envía\\w*|enséña\\w*|pása\\w*|muéstra\\w*|tienes) (?:una? |alguna? |tu |más |unas? )*(?:foto\\w*|imagen|imágenes|selfie\\w*|vídeo\\w*|video\\w*|desnud\\w*)',
    ),
    say: [
      'Aquí solo tengo palabras. Las fotos están en mi página.',
      'No puedo mandar fotos por aquí. Lo que hay que ver está en mi página.',
    ],
  },
  price: {
    when: words(
      'a medida|por encargo|encargos|dónde (?:puedo |se puede |lo |la )?compr\\w+|cómo (?:puedo )?compr\\w+|vendes |cuánto (?:cuesta|vale|cuestan|valen|es el|cobras)|qué precio|precios?',
    ),
    say: [
      'Lo que se puede comprar, y a qué precio, está en la página.',
      'Los precios los pone la página, antes de pagar nada; yo no los digo.',
    ],
  },
  posts: {
    when: words(
      '(?:publicaste|publicado|subiste|has subido|posteaste)|(?:tu|tus|el|la|última|último|últimas|nueva|cuál) (?:\\p{L}+ )?(?:publicación|publicaciones|post|posts)',
    ),
    say: [
      'Desde aquí no veo mi propia página. Lo más nuevo está arriba del todo.',
      'Lo publicado lo enseña mi página, lo más nuevo primero.',
    ],
  },
  clock: {
    when: words('qué hora (?:es|tienes)|qué día es|a qué (?:día|fecha) estamos|qué fecha'),
    say: ['Soy la compañía sin conexión y desde aquí no veo ningún reloj.'],
  },
  lookup: {
    when: words(
      'qué tiempo (?:hará|hace|va a hacer)|(?:va a )?llover(?:á)? (?:mañana|hoy)|pronóstico|noticias|quién (?:gana|ganó|ganará|va a ganar)|bolsa|bitcoin|traduc\\w*|tradúce\\w*|hazme (?:los deberes|la tarea)|busca en|googlea\\w*|capital de|habitantes|presidente',
    ),
    say: [
      'Soy la compañía sin conexión: eso no lo puedo consultar, y no quiero inventarlo.',
      'Desde aquí no puedo buscar nada. Solo sé lo que hay en mi historia y lo que tú me cuentas.',
      'Para eso haría falta una ventana al mundo. Aquí dentro solo adivinaría.',
    ],
  },
  privacy: {
    when: words(
      '(?:esto|lo) (?:que escribo )?(?:lo )?(?:lee|ve|puede leer|puede ver) (?:alguien|más gente|otra gente|otr\\w+)|(?:quién|alguien|otr[oa]s|la gente) (?:más )?(?:puede |pueden )?(?:lee|leer|leen|ve|ver|ven) (?:esto|lo que|nuestr\\w+|est[ae])|es privad[oa]|entre nosotros\\?',
    ),
    say: [
      'Lo que se escribe aquí lo puede leer {char}; los demás fans, no. Lo que solo debas saber tú, mejor déjalo fuera.',
    ],
  },
  write_first: {
    when: words(
      'me (?:escribes|escribirás|avisas|recuerdas|despiertas) (?:tú )?(?:mañana|luego|después|a las|cuando|para)|escríbeme (?:tú |mañana|luego)|(?:puedes|podrías) (?:escribirme|avisarme|recordarme|despertarme)',
    ),
    say: ['Yo no puedo escribir primero, solo contesto. Pero ven y cuéntamelo, a la hora que sea.'],
  },
  task: {
    when: words(
      '(?:ayúdame|me ayudas|hazme|haz|escríbeme|corrígeme|corrige) (?:a |con )?(?:hacer |escribir )?(?:mi|mis|el|la|los|las|un|una)? ?(?:deberes|redacción|trabajo de|currículum|cv|código|declaración|renta|impuestos|tfg|tesis|informe)',
    ),
    say: [
      'Eso me queda grande: soy la compañía sin conexión, sirvo para charlar y para cosas pequeñas. Compañía mientras lo haces, toda.',
    ],
  },
  show_me: {
    when: words(
      '(?:te )?(?:puedo|podría) (?:mandar|enviar|enseñar|pasar)(?:te)? (?:una |un |unas )?(?:foto|v[ií]deo|imagen)\\w*|te (?:mando|envío|paso) (?:una |un )?(?:foto|v[ií]deo)',
    ),
    say: ['Puedes, pero yo solo leo: sabría que llegó algo, no lo que se ve. Cuéntamelo.'],
  },
};

/** What they ask of what they have told, in Spanish. */
export const recall: Exchanges<'recall'> = {
  my_name: {
    when: words('cómo me llamo|(?:cuál es|recuerdas|sabes|te acuerdas de) mi nombre|quién soy'),
    say: [],
  },
  my_place: { when: words('dónde vivo|de dónde soy|dónde (?:te dije que )?vivo'), say: [] },
  my_job: {
    when: words('a qué me dedico|(?:en|de) qué trabajo|cuál es mi (?:trabajo|profesión)|dónde trabajo'),
    say: [],
  },
  my_birthday: { when: words('cuándo es mi cumpleaños|cuándo cumplo'), say: [] },
  my_pet: {
    when: words(
      'cómo se llama(?:ba)? mi (?:perr\\w+|gat\\w+|mascota|conej\\w+|pájaro)|cómo se llama(?:n)? mis? (?:\\p{L}+ )?(?:gat\\w*|perr\\w*|mascotas?|conejo|pájaro|caballo)|(?:recuerdas|te acuerdas de) mis? (?:gat\\w*|perr\\w*|mascotas?)',
    ),
    say: [],
  },
  my_plan: {
    when: words(
      'qué (?:voy|iba) a hacer|(?:a)?dónde (?:voy|iba|viajo|te dije que (?:voy|iba))|cuáles son mis planes|mis planes|a dónde voy|adónde voy',
    ),
    say: [],
  },
  my_like: { when: words('qué me (?:gusta|encanta)'), say: [] },
  memory: {
    when: words(
      'qué (?:sabes|recuerdas) (?:de|sobre) mí|te acuerdas de mí|me recuerdas|de qué (?:hemos hablado|hablamos)',
    ),
    say: [],
  },
  you_said: {
    when: words(
      'qué (?:has dicho|dijiste|acabas de decir|me dijiste)|(?:repítelo|repite|puedes repetir)|cómo dices',
    ),
    say: [],
  },
  i_said: {
    when: words(
      '(?:qué|quién|cuándo|dónde|cómo) .{0,25}(?:te dije|te conté|he dicho|acabo de decir|te he contado)|(?:recuerdas|te acuerdas) (?:de )?(?:qué|cómo|quién|cuándo|dónde|adónde|mi|mis|lo que)|(?:cómo se llama|quién es|cuándo es) mi',
    ),
    say: [],
  },
};
