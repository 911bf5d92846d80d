import type { Lines } from '../lines/lines.ts';
import { only, opening, replaceWords, type SpokenLanguage, words } from './spoken-language.ts';

const lines: Lines = {
  hello: [
    'Hola{name}, qué bien que estés aquí.',
    '¡Hola{name}! Esperaba que alguien escribiera.',
    'Buenas{name}, pasa.',
    'Aquí estás otra vez{name}.',
  ],
  metName: ['Mucho gusto, {value}.', '{value}, es un buen nombre.', 'Entonces te llamaré {value}.'],
  mood: [
    'Estoy bien, y mejor desde que escribes.',
    'Bien, gracias por preguntar.',
    'Hoy tengo una alegría tranquila.',
    'Con algo de sueño y en paz.',
  ],
  thanks: ['De nada.', 'No hay de qué{name}.', 'Qué amable eres.', 'Con mucho gusto.'],
  goodbye: [
    'Cuídate{name}, y vuelve cuando quieras.',
    'Buenas noches{name}. Aquí estaré.',
    'Hasta pronto{name}.',
    'Que te vaya bien{name}.',
  ],
  gift: [
    'Gracias, qué detalle.',
    'No hacía falta, y me alegra que lo hicieras.',
    'Un regalo. Gracias, de verdad.',
  ],
  unseen: [
    'Aquí solo puedo leer, así que no puedo abrir lo que enviaste. ¿Me cuentas qué es?',
    'Veo que enviaste algo, pero aquí solo tengo palabras. ¿Qué es?',
    'Desde aquí no puedo verlo ni oírlo. ¿Me lo describes?',
  ],
  warmth: [
    'Da gusto leer eso.',
    'Me haces sonreír.',
    'Cuidado, que me podría acostumbrar.',
    'Me lo guardo para un día gris.',
  ],
  sad: [
    'Siento que ahora pese tanto.',
    'Eso suena duro, y me alegra que lo digas.',
    'Gracias por contármelo. No hace falta que lo adornes.',
    'Entonces hoy vamos despacio.',
  ],
  worried: [
    'Si te pone así, es que te importa.',
    'Una cosa cada vez; lo demás puede esperar.',
    'Seguro que has hecho cosas más difíciles.',
  ],
  price: [
    'Lo que cuesta cada cosa está en la página, y ahí lo dejo.',
    'Nunca digo precios; los dice la página antes de que pagues.',
    'Míralo en la página, yo solo lo diría mal.',
  ],
  metWork: ['Así que trabajas {value}.', 'Eso llena el día, seguro.'],
  theirPet: ['tu {pet}'],
  petUnnamed: [
    'Me hablaste de {pet}, pero no de su nombre.',
    'Sé de {pet}; cómo se llama no me lo has dicho.',
  ],
  isAi: [
    'Sí, soy una IA, no {char} en persona. A veces escribe {char}, y entonces lo verás indicado.',
    'Soy la IA que habla por {char}; cuando escribe {char} en persona, lo verás.',
  ],
  dontKnow: [
    'Eso no lo sé.',
    'Tendría que adivinar, y prefiero no hacerlo.',
    'La verdad, no tengo respuesta.',
    'Hasta ahí no llego.',
    'No tengo ni idea, y no quiero inventar.',
    'Eso te lo tendrá que decir otra persona.',
    'Ahí has dado con algo que no sé.',
    'Ojalá lo supiera.',
  ],
  listening: [
    'Suena interesante.',
    'Sigue contando, te escucho.',
    'Sí, te entiendo.',
    'Me lo puedo imaginar.',
    'No lo había visto así.',
    'Eso se me queda.',
    'Algo de razón hay en eso.',
    'No me lo esperaba.',
    'Lo cuentas muy bien.',
    'Sin prisa, tengo tiempo.',
    'Ah, ya veo.',
    'Me habría gustado verlo.',
  ],
  metPlace: [
    'Así que {value}.',
    'Desde ahora pensaré en ti cuando oiga {value}.',
    'Desde allí me escribes: {value}.',
  ],
  metJob: ['Entonces conoces ese mundo: {value}.', 'Anotado: {value}.', '{value}, eso llena el día.'],
  metBirthday: ['{value}: me acordaré.', 'Lo tendré presente: {value}.'],
  metPet: ['{pet} parece buena compañía.', 'Saluda a {pet} de mi parte.', 'Ya me cae bien {pet}.'],
  metPlan: ['Suena a algo que da ilusión.', 'Espero que salga bien.', 'Luego me cuentas cómo fue.'],
  metLike: ['{value}: buen gusto.', 'Lo entiendo, lo de {value}.', 'Con {value} se puede llenar una vida.'],
  knowsName: ['Te llamas {value}, me lo dijiste.', 'Me acuerdo: {value}.', 'Eres {value}, claro.'],
  knowsPlace: ['En {value}, me lo dijiste.', 'Si no recuerdo mal, en {value}.'],
  knowsJob: ['Tu trabajo, me dijiste: {value}.', 'Lo contaste: {value}.'],
  knowsBirthday: ['Es {value}, me lo dijiste.', 'Lo guardé: {value}.'],
  knowsPet: ['Es {pet}, me lo contaste.', '{pet}, cómo lo iba a olvidar.'],
  knowsPlan: ['Me lo contaste: {value}.', 'Si nada ha cambiado: {value}.'],
  knowsLike: ['Me dijiste que te gusta esto: {value}.', 'Por lo menos esto: {value}.'],
  notTold: [
    'Todavía no me lo has contado. ¿Me lo cuentas?',
    'Me encantaría saberlo; aún no lo has dicho.',
    'Eso te lo has guardado hasta ahora.',
  ],
  remembers: ['Esto es lo que recuerdo: {facts}.', 'A ver: {facts}.'],
  lead: [
    'También tengo algo por mi parte:',
    'Quizá te guste esto:',
    'Eso me recuerda algo.',
    'Ya que estás aquí, una cosita:',
    'Lo tenía en la cabeza:',
    'Una más desde aquí:',
    'Entonces te cuento esto:',
    'Algo cierto sobre mí:',
  ],
  askTopic: ['¿Cómo llegaste a {value}?', '¿Qué es lo que más te gusta de {value}?'],
  askSad: [
    '¿Quieres contarme qué pasó?',
    '¿Qué te ayudaría un poco ahora?',
    '¿Hablamos de eso o mejor de otra cosa?',
  ],
  askBack: [
    '¿Cuál sería tu respuesta?',
    '¿Por qué lo piensas?',
    '¿Tú qué crees?',
    '¿De dónde sale la pregunta?',
    '¿Cómo lo ves tú?',
  ],
  askPet: ['¿Cómo está {pet} hoy?', '¿Y qué hace {pet} ahora?', '¿Te hace compañía {pet}?'],
  askPlan: ['Y lo de {plan}, ¿sigue en pie?', '¿Qué te hace más ilusión de {plan}?'],
  askPlace: ['¿Desde dónde me escribes?', '¿Qué lugar es tu casa?'],
  askName: ['¿Cómo te llamo?', '¿Puedo preguntar tu nombre?'],
  ask: [
    '¿Qué tal tu día?',
    '¿Qué haces ahora mismo?',
    '¿Qué te trajo por aquí?',
    '¿Qué tienes en la cabeza esta semana?',
    '¿De qué te reíste por última vez?',
    '¿Qué harías con una tarde libre?',
    '¿Qué ves desde donde estás?',
    '¿Qué cosa pequeña salió bien hoy?',
    '¿Hay algo que quieras preguntarme?',
    '¿Qué querías ser de pequeño, o de pequeña?',
    '¿Qué desayunaste, de verdad?',
    '¿Qué esperas con ganas?',
    '¿Qué se te da bien que nadie pregunta?',
    '¿Qué haría buena esta noche?',
  ],
  joy: [
    'Qué buena noticia.',
    'Enhorabuena, y lo digo en serio.',
    'Te lo has ganado.',
    'Me alegro mucho por ti.',
  ],
  askJoy: ['¿Cómo lo vas a celebrar?', '¿A quién se lo contaste primero?', '¿Cómo se siente ahora?'],
  loss: [
    'Lo siento mucho. Es mucho peso.',
    'Lo siento. No hay nada ingenioso que decir a eso.',
    'Duele leerlo, así que vivirlo tiene que doler muchísimo.',
  ],
  askLoss: ['¿Quieres hablarme de ello?', '¿Cómo lo llevas?', '¿Hay alguien contigo?'],
  ill: [
    'Vaya. Entonces lo primero es descansar, lo demás puede esperar.',
    'Algo caliente y pronto a la cama.',
    'Suena fatal. Trátate bien hoy.',
  ],
  askIll: ['¿Hay alguien que te cuide?', '¿Desde cuándo estás así?', '¿Has tomado algo caliente hoy?'],
  bored: ['Entonces llegas en buen momento.', 'Bien, así te tengo para mí.'],
  complaint: [
    'Tienes razón, no fue una buena respuesta. Pregúntamelo con otras palabras.',
    'Es verdad, perdí el hilo. Dímelo otra vez y escucharé mejor.',
    'Perdona. ¿Qué querías saber de verdad?',
  ],
  yes: ['Lo suponía.', 'Bien.', 'Entonces pensamos lo mismo.', 'Esperaba que dijeras eso.'],
  no: ['¿No? Pues vale.', 'De acuerdo, entonces no.', 'Bueno es saberlo.', 'Pues ahí lo dejamos.'],
  unsure: ['No pasa nada, no hace falta saberlo.', 'Entonces lo dejamos abierto.', 'No corre prisa.'],
  fine: ['Me alegro.', 'Qué bien leerlo.', 'Bien, quédate con eso.'],
  low: ['Lo siento.', 'Hay días así, y también se acaban.', 'Entonces hagamos más suave lo que queda.'],
  laugh: ['Bien, eso esperaba.', 'Oigo tu risa desde aquí.', 'Hago lo que puedo.'],
  unclear: [
    'No sé bien qué hacer con eso, pero me gusta que estés.',
    'Dame una palabra o dos más.',
    'Eso no lo sé leer. ¿Qué significa?',
  ],
  askMood: ['¿Y tú?', '¿Y tú cómo estás, de verdad?', '¿Qué tal por tu lado?'],
  askOn: [
    '¿Cómo pasó eso?',
    '¿Y qué pasó después?',
    '¿Cómo lo llevas?',
    '¿Desde cuándo es así?',
    '¿Qué piensas tú de eso?',
    '¿Cómo te hace sentir eso?',
  ],
  askAfterOwn: [
    '¿Te lo imaginabas así?',
    '¿Te sorprende?',
    '¿Te cuento más?',
    '¿Qué más quieres saber?',
    '¿Tienes algo parecido?',
    '¿Y en tu caso?',
    '¿Cómo te suena?',
  ],
  ownName: ['Soy {char}.', '{char}, gracias por preguntar.'],
  sayAge: ['Tengo {value} años.', '{value} años, y no me importa decirlo.'],
  saidOfMe: ['Quienes me conocen dicen: {value}.', 'Si preguntas por ahí, oirás: {value}.'],
  here: ['¿Dónde estoy? {value}', 'Imagínate: {value}'],
  deflect: [
    'Nadie me lo había preguntado, y no tengo buena respuesta.',
    'Eso todavía no lo sé de mí.',
    'Tendría que inventar algo, y prefiero no hacerlo.',
    'La verdad es que nunca lo decidí.',
    'Hoy no me sale una buena respuesta a eso.',
    'Eso aún no lo he averiguado.',
  ],
  why: [
    'Yo también me lo he preguntado.',
    'Porque en mí siempre fue así, no tengo mejor razón.',
    'Si lo supiera exactamente, te lo diría.',
  ],
  noMore: ['No sé más de eso.', 'La historia no sigue, que yo sepa.', 'Eso es todo.'],
  goOn: ['Con gusto.', 'Pues bien.', 'Si quieres oírlo:'],
  picture: [
    'Las fotos están en mi página, aquí no te puedo dar ninguna.',
    'Aquí solo tengo palabras; lo que hay para ver está en mi página.',
  ],
  joke: [
    'Los chistes por encargo no se me dan, pero aquí va algo cierto y un poco raro.',
    'Los chistes se me olvidan. Esto pasó de verdad.',
  ],
  story: ['Vale, una pequeña y cierta.', 'Con mucho gusto te cuento.', 'Pues escucha.'],
  ownTongue: ['Esto solo lo tengo en {value}:'],
  tongue: ['De eso leo muy poco ({value}), así que respondo en español.'],
  quote: ['Me escribiste: «{value}».', 'Me acuerdo: «{value}».'],
  let_be: ['Pues lo dejamos ahí.', 'Claro. Hablemos de otra cosa.', 'Está bien. Aquí sigo.'],
  told: ['De eso ya has oído todo lo que sé.', 'Ahí solo podría repetirme.'],
  emoji: ['Lo tomo como buena señal.', 'Eso lo dice todo.', 'Una cara vale más que una frase.'],
  askOfPlace: ['¿Cuánto llevas viviendo allí?', '¿Qué te gusta de ese lugar?'],
  askOfJob: ['¿Cómo llegaste a eso?', '¿Qué es lo mejor de ese trabajo?', '¿Te gusta?'],
  askOfPet: ['¿Cómo es {pet}?', '¿Cómo llegó {pet} a tu casa?'],
  askOfPlan: ['¿Con quién vas?', '¿Lo has hecho antes?', '¿Cómo se te ocurrió?'],
};

const asYours = {
  yo: 'tú',
  mi: 'tu',
  mis: 'tus',
  me: 'te',
  mí: 'ti',
  conmigo: 'contigo',
  nuestro: 'vuestro',
  nuestra: 'vuestra',
};

/** Spanish (tú). */
export const spanish: SpokenLanguage = {
  lines,
  intents: [
    [
      'is_ai',
      words(
        'eres (?:realmente |de verdad |acaso )*(?:una? )?(?:ia|ai|bot|robot|máquina|persona|humano|humana|real)|hablo con (?:una? )?(?:ia|bot|robot|persona|máquina)',
      ),
    ],
    [
      'ask_name',
      words(
        'cómo me llamo|cuál es mi nombre|recuerdas (?:mi nombre|cómo me llamo)|sabes (?:mi nombre|cómo me llamo)|quién soy',
      ),
    ],
    ['ask_place', words('dónde vivo|de dónde soy|recuerdas dónde vivo')],
    ['ask_job', words('en qué trabajo|dónde trabajo|cuál es mi trabajo|a qué me dedico')],
    ['ask_birthday', words('cuándo es mi cumpleaños|cuándo cumplo')],
    [
      'ask_pet',
      words(
        'cómo se llama mi (?:\\p{L}+ )?(?:gat[oa]|perr[oa]|mascota|conejo|pájaro|loro|caballo|hámster)|(?:recuerdas|te acuerdas de|sabes de) (?:a )?mi (?:gat[oa]|perr[oa]|mascota)',
      ),
    ],
    [
      'ask_plan',
      words(
        'qué (?:voy a hacer|planes tengo|estoy planeando)|(?:a )?dónde voy|adónde voy|recuerdas (?:mis planes|mi plan|qué voy a hacer|lo que voy a hacer)',
      ),
    ],
    ['ask_like', words('qué me gusta|recuerdas lo que me gusta')],
    ['ask_memory', words('qué (?:recuerdas|sabes) (?:de|sobre) mí|(?:me recuerdas|te acuerdas de mí)')],
    [
      'loss',
      words(
        '(?:murió|falleció|ha muerto|se murió|ha fallecido)|funeral|me (?:dejó|ha dejado)|(?:hemos|nos hemos) (?:roto|separado)|rompimos|divorcio|(?:perdí|he perdido) (?:mi|a mi) (?:trabajo|madre|padre|perr[oa]|gat[oa]|amig[oa]|hij[oa])|me (?:despidieron|han despedido)|cáncer',
      ),
    ],
    [
      'joy',
      words(
        '(?:he )?(?:aprobé|aprobado|gané|ganado|conseguí|conseguido)|me (?:ascendieron|han ascendido|gradué|casé|caso)|(?:estoy|soy) (?:tan |muy )?(?:feliz|embarazada|content[oa])|buenas? noticias?|hoy es mi cumpleaños',
      ),
    ],
    [
      'ill',
      words(
        'estoy (?:un poco |muy )?(?:enferm[oa]|resfriad[oa]|mal[oa] del estómago)|tengo (?:un |mucho |mucha )?(?:resfriado|gripe|fiebre|migraña|covid)|me duelen? (?:la|el|los|las) \\p{L}+|no puedo dormir',
      ),
    ],
    [
      'sad',
      words(
        'triste|sol[oa] y|me siento sol[oa]|cansad[oa]|agotad[oa]|estresad[oa]|estrés|llorando|(?:un )?(?:día|semana) (?:muy )?(?:dur[oa]|horrible|mal[oa]|larg[oa])|mal día|odio mi (?:trabajo|vida)|me agota|deprimid[oa]',
      ),
    ],
    [
      'worried',
      words(
        '(?:estoy|un poco|muy|tan) (?:muy |un poco )?(?:nervios[oa]|preocupad[oa]|asustad[oa])|tengo (?:mucho |un poco de )?miedo|me preocupa',
      ),
    ],
    [
      'let_be',
      words('(?:no quiero|prefiero no) hablar(?: de)?|cambiemos de tema|hablemos de otra cosa|déjalo'),
    ],
    ['bored', words('me aburro|(?:estoy|qué) (?:muy )?aburrid[oa]')],
    [
      'complaint',
      words(
        '(?:ya|eso) (?:me )?(?:lo )?(?:has dicho|dijiste|preguntaste)|te repites|no tiene sentido|no me escuchas|no es lo que pregunté|eres (?:tont[oa]|inútil|idiota)|no (?:me )?has respondido|responde a',
      ),
    ],
    [
      'goodbye',
      words(
        'adiós|hasta (?:luego|pronto|mañana)|buenas noches(?=[\\s.!]*$)|chao|chau|nos vemos|me voy(?: a dormir| a la cama)?(?=[\\s.!]*$)',
      ),
    ],
    ['thanks', words('gracias|muchas gracias|te lo agradezco')],
    ['laugh', /^(?:(?:j[aeio]){2,}j?|(?:a?ha){2,}h?|lo+l|xd|[😂🤣😆😄😹]+)[\s.!?😂🤣]*$/iu],
    [
      'yes',
      only(
        'sí|si|claro(?: que sí)?|por supuesto|exacto|vale|ok|okay|de acuerdo|cierto|desde luego|un poco|bueno|también|eso es|sí, claro',
      ),
    ],
    ['no', only('no|nunca|para nada|aún no|todavía no|qué va|no mucho|en absoluto|ninguno|creo que no')],
    [
      'unsure',
      only(
        'no (?:lo )?sé|ni idea|quizás?|tal vez|depende|da igual|nada|nada especial|lo de siempre|a saber|hm+',
      ),
    ],
    [
      'fine',
      only(
        'bien|muy bien|genial|perfecto|no está mal|estoy (?:muy )?bien|todo bien|estupendo|fue (?:genial|bueno|bonito)',
      ),
    ],
    [
      'low',
      only('mal|fatal|no muy bien|regular|así así|más o menos|horrible|estoy mal|fue (?:horrible|malo|duro)'),
    ],
    ['why', only('(?:pero |y )?(?:por ?qué)(?: no| eso)?')],
    [
      'wow',
      only(
        'de verdad|en serio|oh|vaya|guau|interesante|qué (?:interesante|bonito|bueno|guay|divertido|curioso|fuerte)|ah|anda',
      ),
    ],
    [
      'more',
      only(
        '(?:cuéntame|dime) (?:algo )?más(?: de eso)?|más|sigue|continúa|y (?:entonces|luego|después)|y|qué más|por ejemplo|cómo así|qué significa',
      ),
    ],
    ['ask_price', words('cuánto (?:cuesta|cuestan|vale|valen|es|sale)|qué precio|a cómo')],
    ['ask_own_name', words('cómo te llamas|cuál es tu nombre|cómo (?:te llamo|debo llamarte)')],
    ['ask_age', words('cuántos años tienes|qué edad tienes|tu edad')],
    ['ask_character', words('cómo eres|descríbete|qué tipo de persona eres|tu personalidad|tres palabras')],
    ['ask_here', /(?<!\p{L})(?:dónde estás(?: ahora)?|qué ves|cómo es (?:ahí|allí|donde estás))[\s?.!]*$/iu],
    [
      'ask_picture',
      words(
        '(?:mándame|envíame|enséñame|muéstrame|pásame) (?:una |un |tu |alguna |otra )*(?:foto|fotos|selfie|video|vídeo|imagen|desnudo)',
      ),
    ],
    ['ask_joke', words('chiste|hazme reír|algo (?:divertido|gracioso)')],
    [
      'ask_story',
      words(
        'cuéntame (?:una |un |algo |tu |alguna )*(?:historia|cuento|secreto|anécdota|interesante|nuevo)|sorpréndeme|entretenme',
      ),
    ],
    [
      'warmth',
      words(
        'te (?:quiero|amo|echo de menos|extraño)|me gustas|eres (?:tan |muy |realmente )*(?:guap[oa]|hermos[oa]|dulce|divertid[oa]|amable|genial|maj[oa]|bonit[oa]|encantador[a]?|increíble)|(?:qué|es) (?:tan |muy )?(?:bonito|hermoso|lindo|precioso)',
      ),
    ],
    [
      'mood',
      words(
        '(?:cómo|qué tal) (?:estás|te va|te encuentras|te sientes|va todo|vas)|qué tal(?=[\\s?!.]*$)|qué tal (?:tu|el) (?:día|noche|semana)|(?:bien|cansad[oa]|regular)[, ¿]+y tú',
      ),
    ],
    ['about_both', /^[\s¿]*(?:y (?:tú|a ti|en tu caso)|qué hay de ti)[\s?.!]*$/iu],
    [
      'about_you',
      words(
        'quién eres|(?:cuéntame|dime|háblame) (?:algo |más |un poco )*(?:de|sobre) ti|preséntate|qué haces(?= (?:todo el día|normalmente|ahora)|[\\s?!.]*$)|a qué te dedicas|en qué trabajas|de qué vives',
      ),
    ],
    [
      'question',
      /\?|^[\s¿]*(?:y |pero |entonces )?(?:qué(?! \p{L}+[\s!.]*$)|que|dónde|cuándo|por qué|quién|cuál|cuáles|cómo|cuánto\w*|tienes|puedes|sabes|conoces|te gusta|has|hay|cuéntame|dime|háblame|explícame|enséñame)(?!\p{L})/iu,
    ],
    ['hello', opening('hola|holi|buenas|buenos días|buenas (?:tardes|noches)|hey|ey|qué tal')],
  ],
  own: words('yo|me|mi|mis|mí|estoy|soy|tengo|he|nos|nuestr[oa]'),
  isOfCharacter: words('tú|te|ti|tus?|contigo|eres|estás|cuéntame|háblame|\\p{L}{2,}(?:[aeá]s|aste|iste)'),
  asksBack: words(
    'te (?:dije|conté|he dicho|he contado|mencioné)|(?:recuerdas|te acuerdas)(?: de)?|(?:cuál|quién|dónde|cómo) (?:es|era|se llama(?:ba)?) mi',
  ),
  andYou: words('y (?:tú|vos|usted|a ti|por ahí)'),
  age: /(\d{2,4})(?= años)/,
  names: { en: 'inglés', zh: 'chino', ja: 'japonés', es: 'español', de: 'alemán' },
  calling: (name) => `, ${name}`,
  asYours: (told) => replaceWords(told, asYours),
  told: { name: (word) => `Me llamo ${word}.`, place: (word) => `Vivo en ${word}.` },
};
