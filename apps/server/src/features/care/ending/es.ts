import type { OwnWords } from './own-words.ts';

const now = '(?: ahora| ya| de nuevo| otra vez| hoy| ahora mismo)';
const very = '(?:mucho |muy |bastante |más |mas |mucho más |ya |de verdad |totalmente )*';

export const es: OwnWords = {
  between:
    /[.!¡,;:\n…()"«»]+|\s[-–—]+\s|\s(?:y|así que|asi que)\s(?=(?:tú|tu|ya|puedes|podemos|estoy|me|gracias|mira|ella|él|todo|lo|que|vuelve|ahora|sigamos)(?!\p{L}))/u,
  lead: /^(?:(?:ok|vale|sí|si|hola|oye|bueno|de verdad|en serio|y|entonces|pues|gracias|por favor|tranquila|tranquilo)\s+)+/,
  tail: /\s+(?:gracias|de verdad|en serio|lo prometo|por favor|te lo juro)$/,
  well: new RegExp(
    [
      `^ya (?:estoy|me siento|me encuentro) ${very}(?:bien|mejor|tranquil[oa]|calmad[oa]|a salvo|estable)${now}*$`,
      `^(?:ahora )?(?:estoy|me siento|me encuentro) ${very}(?:bien|mejor|tranquil[oa]|calmad[oa]|a salvo|estable)${now}+$`,
      `^ahora (?:ya )?(?:estoy|me siento|me encuentro) ${very}(?:bien|mejor|tranquil[oa]|calmad[oa]|a salvo|estable)$`,
      `^(?:estoy|me siento|me encuentro) (?:mucho|bastante) (?:mejor|más tranquil[oa]|mas tranquil[oa])${now}?$`,
      `^(?:ya )?(?:todo está|todo esta|está todo|esta todo|todo) bien${now}+$|^ya (?:todo está|está todo|todo) bien$`,
      `^ya (?:está todo|todo está|esta todo|todo esta) (?:mucho )?mejor$`,
      `^ya me (?:calmé|calme|he calmado|tranquilicé|he tranquilizado)$`,
      `^ya no (?:estoy en (?:peligro|crisis)|me siento así|me siento asi|pienso eso)$`,
      `^ya (?:pasó|ha pasado)(?: todo)?$`,
      `^(?:ya )?(?:pasó|ha pasado) (?:la crisis|lo peor|el mal momento)$|^(?:la crisis|lo peor|el mal momento) ya (?:pasó|ha pasado)$`,
    ].join('|'),
  ),
  back: new RegExp(
    [
      `^(?:ya )?(?:tú |tu |ella |él |\\p{L}{2,12} )?(?:ya )?(?:puedes|puede|pueden) (?:ya )?(?:volver|regresar)(?: (?:ya|ahora|conmigo|cuando quieras))*$`,
      `^(?:ya )?(?:puedes|puede) (?:volver a (?:hablar|escribir|responder)(?:me)?|hablarme|escribirme|responderme)(?: (?:conmigo|normal|como (?:antes|siempre)|otra vez|de nuevo))*$`,
      `^¿?(?:ya )?(?:podemos|volvamos a|sigamos|quiero|me gustaría|quisiera) ?(?:hablar|seguir|continuar|charlar|escribir|volver)? ?(?:hablando|charlando|escribiendo)? ?(?:normal|con normalidad|como (?:antes|siempre)|a (?:lo|la) (?:normal|normalidad|de antes|de siempre)|a nuestra historia|con nuestra historia)\\??$`,
      `^(?:por favor |puedes |¿puedes )*(?:termina|terminar|quita|quitar|apaga|apagar|desactiva|desactivar|sal del|salir del) (?:el |del )?modo (?:de )?(?:cuidado|ayuda|crisis)(?: por favor)?\\??$`,
      `^que (?:vuelva|regrese)(?: (?:ya|ella|él|\\p{L}{2,12}))*$`,
      `^sigamos (?:con )?(?:la|nuestra) historia$`,
      `^vuelve a (?:hablarme|escribirme|responderme)(?: (?:normal|como (?:antes|siempre)))*$`,
      `^(?:todo|esto) puede (?:volver a (?:ser|lo) (?:normal|de antes|como antes)|seguir como (?:antes|siempre))$`,
    ].join('|'),
    'u',
  ),
  beside: new RegExp(
    [
      `^(?:muchas |mil )?gracias(?: (?:a ti|a todos|por (?:estar(?: ahí| aquí)?|escuchar(?:me)?|todo|tu ayuda|la ayuda|el número|preguntar|preocuparte|acompañarme)))*$`,
      `^(?:perdón|perdon|perdona|lo siento|siento)(?: (?:por|el|haberte|si te|haber) ?(?:el susto|susto|asustarte|preocuparte|asustado|preocupado|asusté|preocupé))*$`,
      `^(?:ok|vale|sí|si|de verdad|en serio|hola|tranquil[oa]|no te preocupes(?: por mí)?|lo prometo|te lo juro)$`,
      `^(?:ya )?(?:hablé|hable|he hablado|llamé|llame|he llamado|dormí|dormi|he dormido|comí|lloré|he llorado)(?: (?:con|a|al|un|una|mi|el|la|poco|rato|bien|por teléfono))* ?(?:madre|mamá|mama|padre|papá|papa|hermana|hermano|amiga|amigo|pareja|mujer|marido|novio|novia|médico|doctora|doctor|terapeuta|psicóloga|psicólogo|número|línea|alguien)?$`,
      `^mi (?:madre|mamá|padre|papá|hermana|hermano|amiga|amigo|pareja|mujer|marido|novio|novia) (?:ya )?(?:está|esta) (?:aquí|conmigo)(?: ahora)?$`,
      `^(?:está|esta) mi (?:madre|mamá|padre|papá|hermana|hermano|amiga|amigo|pareja|mujer|marido|novio|novia) (?:aquí|conmigo)(?: ahora)?$`,
      `^(?:vuelve|regresa)(?: (?:ya|ahora|conmigo))*$`,
      `^(?:eso |me |hablar |la llamada )+(?:ayudó|ha ayudado|sirvió)(?: (?:mucho|bastante))?$`,
      `^(?:solo |sólo )?(?:fue|era|ha sido) (?:solo |sólo )?un(?:a)? (?:mal|mala|difícil) (?:momento|día|dia|rato|noche)$`,
    ].join('|'),
  ),
  answer:
    'Me alegra. Desde tu próximo mensaje todo vuelve a ser como antes. Trátate con cariño hoy; el número de la tarjeta sigue aquí, a cualquier hora.',
};
