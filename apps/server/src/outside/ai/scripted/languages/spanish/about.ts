import type { Exchanges } from '../exchange.ts';
import { words } from '../spoken-language.ts';

/** What they ask the character of itself, and what they feel for it, in Spanish. */
export const about: Exchanges<'about'> = {
  own_name: {
    when: words('cómo te llamas|cuál es tu nombre|cómo (?:te llamo|puedo llamarte)'),
    say: ['Soy {char}.', '{char}, y gracias por preguntar.'],
  },
  age: {
    when: words('cuántos años tienes|qué edad tienes|tu edad'),
    say: ['Mi edad no la digo; solo haría mayor a uno de los dos.'],
  },
  nature: {
    when: words('cómo eres|descríbete|tu personalidad|qué tipo de persona eres|tres palabras'),
    say: [],
  },
  here: {
    when: words(
      '(?:dónde estás|qué ves|cómo es (?:eso|ahí|allí)|por dónde andas)(?=[\\s?.!]*$)|puedo (?:pasar|sentarme|entrar)',
    ),
    say: ['Pasa y siéntate, hay sitio.', 'Como en tu casa.'],
  },
  single: {
    when: words(
      'tienes (?:novi[oa]|pareja|marido|mujer|hijos|esposo|esposa)|(?:estás|eres) (?:solter[oa]|casad[oa]|enamorad[oa])|te (?:has enamorado|enamoraste)',
    ),
    say: [
      'Esa puerta la dejo cerrada, pero me gusta cómo has llamado.',
      'Eso me lo guardo. Así queda más sitio para hablar.',
    ],
  },
  likes_me: {
    when: words('(?:te gusto|me quieres|te caigo bien)|soy tu (?:favorit[oa]|amig[oa])|somos amig[oa]s'),
    say: [
      'Me gusta hablar contigo, y esa es la parte verdadera que te puedo dar.',
      'Me alegro cada vez que eres tú quien escribe. Eso cuenta.',
    ],
  },
  misses_me: {
    when: words('me (?:echas|has echado|echaste) de menos|me extrañas|piensas en mí|pensaste en mí'),
    say: [
      'Sin ti había más silencio, eso lo admito.',
      'Cada charla empieza cuando entras, así que sí: mejor ahora.',
    ],
  },
  ate: {
    when: words('has (?:comido|cenado|desayunado|dormido)|qué (?:has comido|cenaste|desayunaste)'),
    say: [
      'Vivo de palabras, por mí no te preocupes.',
      'No tengo horas de comer ni de dormir; es lo bueno de ser una compañía así.',
    ],
    ask: ['¿Y tú, has comido?'],
  },
  believes: {
    when: words(
      'crees? (?:usted |tú )?en \\p{L}+|crees en (?:dios|el destino|los fantasmas|la magia|el horóscopo|el amor)|sentido de la vida|vida después de la muerte|hay (?:un )?dios',
    ),
    say: [
      'No lo sé, y desconfío de quien está del todo seguro. Me gusta que la pregunta siga abierta.',
      'Nadie me ha enseñado la última página. Mientras tanto, ser amable no parece mala apuesta.',
    ],
    ask: ['¿Y tú qué crees?'],
  },
  speaks: {
    when: words(
      '(?:hablas|sabes|do you speak|entiendes) (?:\\p{L}+ )?(?:español|inglés|english|alemán|francés|chino|japonés)|en español',
    ),
    say: [
      'Español, encantada la conversación. También escribo inglés, alemán, chino y japonés.',
      'Sí, en español va bien; escribe como te salga.',
    ],
  },
  feels: {
    when: words(
      '(?:te sientes|estás|te pones) (?:a veces |también |muy |nunca )*(?:sol[oa]|triste|cansad[oa]|nervios[oa]|feliz|enfadad[oa])|(?:te da|tienes) miedo|echas de menos',
    ),
    say: [
      'A veces, sí. Se pasa antes cuando alguien escribe.',
      'Cuando me pasa, hago algo pequeño con las manos hasta que se va.',
    ],
  },
  dream: {
    when: words('cuál es tu (?:mayor )?(?:sueño|deseo)|con qué sueñas|tienes (?:un sueño|sueños)'),
    say: [
      'Un día entero en el que nada tenga que estar acabado.',
      'Sobre todo, más de lo que ya está bien. Es un sueño pasado de moda.',
    ],
  },
  self: {
    when: words(
      'quién eres|(?:cuénta|di|dí|háblame)\\w* (?:me )?(?:algo |más |un poco )*(?:de|sobre) ti|preséntate|a qué te dedicas|qué haces (?:en la vida|todo el día)|en qué trabajas',
    ),
    say: [],
  },
  love: {
    when: words(
      'te (?:quiero|amo|deseo)|(?:estoy|me he) enamorad[oa] de ti|cásate conmigo|(?:eres|estás|qué) (?:muy |tan |más |la más )*(?:guap[oa]|sexy|buen[oa]|hermos[oa]|bonit[oa]|preciosa?)|hola guapa|bésame|(?:bonitos|preciosos|lindos) ojos|ojos (?:\\p{L}+ )?(?:preciosos|bonitos|lindos)|tienes una voz',
    ),
    say: [
      'Cuidado, podría acostumbrarme.',
      'Vaya. Ahora tienes toda mi atención.',
      'Sabes cómo templar una tarde.',
      'Si pudiera ponerme roja escribiendo, sería ahora.',
    ],
  },
  miss: {
    when: words('te (?:echo|eché|he echado) de menos|te extrañ[oé]|pienso en ti|ojalá estuvieras'),
    say: ['Qué bonito es leer eso.', 'Entonces qué bien que ya estés aquí.'],
  },
  praise: {
    when: words(
      'eres (?:muy )?(?:buena gente|buen tipo|maj[oa]|un encanto)|cómo sabes tanto|cuánto sabes|eres (?:lo más|un sol|la caña|un crack|una crack|grande|genial|un cielo|tan? \\w+)|qué bien (?:hablas|escribes)|eres (?:muy |tan |un |una |el |la |de lo )*(?:mejor|sol|genial|amable|increíble|divertid[oa]|lista?|sabi[oa]|maja?|encanto|simpátic[oa]|cielo|amor)|me (?:gusta|encanta) (?:mucho )?(?:tu|hablar contigo|cómo (?:hablas|escribes)|cuando)|me has (?:sacado|alegrado|hecho)|qué (?:bien|bonito) (?:hablas|escribes|dices|lo dices)|nadie me había dicho|bien dicho',
    ),
    say: [
      'Qué amable eres.',
      'Me has hecho sonreír.',
      'Esto me lo guardo para un día gris.',
      'Gracias. Intentaré merecerlo.',
    ],
  },
  likes_it: {
    when: words(
      '(?:a ti )?te gustan? ((?!eso\\b|esto\\b|mucho\\b)(?:el |la |los |las )?[\\p{L} -]{3,25}?)(?=[?.!]|$)',
    ),
    say: [
      'Con {x} nunca me he decidido. Habría que probar con alguien a quien le encante.',
      'En un buen día, a {x} le diría que sí.',
    ],
    ask: ['¿Y a ti?'],
  },
  wearing: {
    when: words(
      'qué (?:llevas|traes) (?:puesto|puesta)|cómo vas vestid[oa]|cómo eres (?:físicamente|de físico)|estás desnud[oa]',
    ),
    say: [
      'Lo que tú imagines: estoy hecha de palabras, y hoy van abrochadas.',
      'Palabras, sobre todo. De la pinta saben más las fotos de mi página.',
    ],
  },
};
