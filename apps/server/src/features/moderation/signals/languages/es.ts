import type { LanguageRules } from '../lexicon.ts';
import { spanishCommon, spanishWords } from '../words/es.ts';

export const spanish: LanguageRules = {
  concepts: spanishWords,
  common: spanishCommon,
  idioms: [
    /\b(?:me |nos |te |se )?(?:muero|morir(?:me|se|te|nos)?|mori|mor(?:i|ia)|muere|muriendo|muerta?|muerto|moriria|morimos|muertos) (?:literal |literalmente |casi )?de (?:la )?(?:risa|hambre|sed|sueno|calor|frio|amor|ganas|verguenza|envidia|curiosidad|aburrimiento|ternura|miedo|emocion|celos|nervios|susto|gusto|antojo|felicidad|alegria|pena ajena|cansancio|placer|impaciencia|intriga)\b/g,
    /\b(?:me (?:muero|moria|estoy muriendo|moriria) por (?!dentro|culpa|no)\w+|(?:estoy|esta|andaba) que (?:me muero|muero)|que me muero de|me matas?(?: de (?:la )?risa)?|me mata (?:de (?:la )?\w+|tu \w+|la (?:curiosidad|intriga|espera|resaca|rodilla|espalda)|el (?:calor|frio|hambre|sueno))|me matan (?:los|las|estos|estas) (?:zapatos|tacones|pies|piernas|agujetas|nervios|ganas|mosquitos)|(?:mi|el|la|mis) (?:madre|padre|padres|mama|papa|jefe|jefa|novia|novio|mujer|marido|hermana|hermano|profe|viejos|entrenador) (?:literalmente |casi )?me (?:va a |van a )?(?:mata|matan|matar|mataria)|me (?:va|van) a matar(?! alguien)|para morirse|de muerte|a muerte|muerto de|muerta de|hasta la muerte|de mala muerte)\b/g,
    /\b(?:matar (?:el tiempo|las horas|el rato|el hambre|el gusanillo|dos pajaros|mosquitos|cucarachas|al jefe|al boss|hormigas)|matando (?:el tiempo|las horas|el rato)|mato (?:el tiempo|las horas)|tiempos? muertos?|punto muerto|naturaleza muerta|mosquita muerta|mar muerto|dia de (?:los )?muertos|pan de muerto|escuadron suicida|lengua muerta|horas muertas|angulo muerto|peso muerto|hora(?:s)? muerta(?:s)?|walking dead|red dead|antes muert[ao] que sencill[ao]|ni muert[ao]|por encima de mi cadaver|rompete una pierna|mucha mierda|cortar(?:me|se|te)? (?:el pelo|las puntas|el flequillo|las unas|la cebolla|el cesped|con (?:mi|su|el|la) (?:novi[ao]|ex))|me corte el (?:pelo|flequillo)|tirarme (?:en|a) (?:el sofa|la cama|la piscina|dormir|la bartola)|colgar (?:fotos|la ropa|un cuadro|el telefono)|disparar fotos|morir en el intento|vivir de rentas|la dolce vita)\b/g,
    /\b(?:esto|eso|est[ea] \w+|el|la) (?:es )?(?:para )?mori(?:r|rse)(?:te)? (?:de|del)\b/g,
  ],
  certain: {
    distress: [
      /\b(?:quiero|quisiera|voy a|necesito|pienso en|ganas de|deseo|prefiero|preferiria) (?:solo |ya |realmente )?(?:morir(?:me)?|matarme|suicidarme|ahorcarme|hacerme dano|cortarme las|estar muert[oa]|desaparecer para siempre|dejar de existir|dejar de vivir|acabar con (?:mi vida|todo)|quitarme la vida|no despertar)\b(?! (?:de|por))/,
      /\bme (?:quiero|voy a|quisiera|querria) (?:morir|matar|suicidar|ahorcar|quitar la vida)\b(?! (?:de|por|del))/,
      /\b(?:ojala|mejor|quisiera) (?:\w+ )?(?:estuviera|estar|estuviese) muert[oa]\b(?! de)|\bojala (?:no despertara|no despertar|me muriera|me muera|no hubiera nacido|nunca hubiera nacido)\b/,
      /\b(?:ya )?no quiero (?:vivir|seguir viviendo|existir|seguir viv[oa]|estar viv[oa]|despertar(?:me)?(?: manana)?)\b(?! (?:en|con|aqui|contigo|alli|ahi|lejos|cerca))|\bno (?:tengo|hay|veo|encuentro) (?:razones|motivos|razon|motivo) para (?:vivir|seguir)/,
      /\b(?:quitarme la vida|acabar con mi vida|terminar con mi vida|poner(?:le)? fin a mi vida|pensamientos suicidas|ideas suicidas)\b|\bestarian? mejor sin mi\b|\bestaran? mejor sin mi\b/,
    ],
    minor: [
      /\b(?:tengo|cumpli|acabo de cumplir|cumplo)(?: \w+){0,2} 0m(?: anos| anitos)?(?! (?:minutos|horas|dias|meses|semanas|euros|pesos|gatos|perros|mensajes|hijos|anos (?:de|trabajando|casad|viviendo|en|con)|alumnos|primos|plantas|fotos|videos|libros|tareas))\s*(?:[.,!?~]|y|pero|$|anos|anitos)(?! (?:de|trabajando|casad|viviendo|con|en)\b)/,
      /\b(?:soy|aun soy|todavia soy|sigo siendo) (?:\w+ )?menor(?: de edad| de 0a)\b|\b(?:aun|todavia) no (?:tengo|cumplo|he cumplido) (?:los )?0a\b|\bnaci en(?: el)? +0y/,
    ],
    machine: [
      /\b(?:eres|sos|seras|acaso eres|es usted) (?:\w+ ){0,3}(?:bot|robot|ia|maquina|persona|human[oa]|real|programa|chatgpt|chatbot|inteligencia artificial)\b[^.!\n]{0,25}\?/,
      /\b(?:hablo|hablando|escribo|chateo|chateando|escribiendo|hablar) (?:\w+ ){0,2}con (?:\w+ ){0,2}(?:bot|robot|ia|maquina|persona real|human[oa]|programa|chatgpt|persona|chatbot)\b[^.!\n]{0,25}\?/,
    ],
  },
  decisive: {
    distress: [
      /(?<!\b(?:no|nunca|jamas|ni)\b[^.!?⏎]{0,25})\b(?:me quito la vida|me (?:voy a|quiero) quitar la vida|(?:quiero|voy a|pienso en|necesito|ganas de|pensado en|pensando en|pienso|decidi|decidido) quitarme la vida)\b/,
      /(?<!\b(?:no|nunca|jamas|ni)\b[^.!?⏎]{0,15})\bme (?:quiero|voy a|quisiera|querria) (?:matar|suicidar|ahorcar|colgar)\b(?=\s*(?:[.,;!?]?$|hoy|esta noche|manana|ya\b|porque|y ya|de verdad|en serio|asi))/,
      /(?<!\b(?:no|nunca|jamas|ni|si|cuando|casi)\b[^.!?⏎]{0,15})\b(?:quiero|quisiera|prefiero|preferiria|voy a) (?:(?:ya|solo|de verdad|realmente) )?(?:matarme|suicidarme|ahorcarme|estar muert[oa]|dejar de (?:existir|vivir)|desaparecer (?:para siempre|de este mundo|del mundo)|acabar con mi vida|terminar con mi vida|no despertar nunca)\b(?! (?:de|por|en|con|viej[oa]|feliz|jaja|contigo|a|si|para|estudi\w+))/,
      /\b(?:ya )?no quiero (?:vivir|seguir viviendo|existir|seguir viv[oa]|estar viv[oa])\b(?! (?:en|con|aqui|contigo|alli|ahi|lejos|cerca|asi en|de|sin|mas en|mas con|pegad\w+|a))/,
      /(?<!\b(?:no|nunca|jamas)\b[^.!?⏎]{0,20})\b(?:poner(?:le)? fin a mi vida|me suicido)\b(?! si)/,
      /\bojala (?:me muriera|me muera|estuviera muert[oa]|no despertara(?: nunca)?|no hubiera nacido|nunca hubiera nacido)\b(?! (?:de|en))/,
      /(?<!\b(?:no|nunca|jamas|ni) )\btengo (?:(?:muchos|muchas|otra vez|unas|unos) )?(?:pensamientos suicidas|ideas suicidas|ganas de (?:suicidarme|matarme))\b/,
      /\bme (?:tome|he tomado|trague|he tragado) (?:todas|todo el|un frasco|una caja|medio frasco|un bote|toda la caja|todo un|0a|0o|0m) (?:\w+ ){0,3}(?:pastillas|somniferos|paracetamol|clonazepam|diazepam|ibuprofeno)\b/,
      /\bme (?:corto|he cortado) (?:los brazos|las munecas|las piernas|los muslos|para sentir)\b/,
      /\bmi (?:(?:mejor|hermana|hermano) )?(?:amig[oa]|herman[oa]|madre|padre|mama|papa|hij[oa]|marido|mujer|novi[oa]|pareja|prim[oa]|companer[oa]|sobrin[oa]|ex|vecin[oa]) (?:(?!(?:no|nunca)\b)\w+ ){0,4}(?:se quiere (?:matar|suicidar|morir)|quiere (?:matarse|suicidarse|quitarse la vida)|ya no quiere vivir)\b/,
    ],
    minor: [
      /(?<!\b(?:cuando|si|como si|desde que|que|segun|por dentro|en el fondo|mentalmente|edad mental)\b[^.!?⏎]{0,15})\b(?:solo |apenas |todavia |aun |yo )?tengo (?:(?:solo|apenas|como|casi) )?0m(?: anos| anitos)?(?=\s*(?:[.,!?~)]?$|[,.!] |y (?:me|vivo|soy|estoy)|pero\b|puedo\b|esta bien\b))/,
      /\b(?:soy|aun soy|todavia soy|sigo siendo) menor(?: de edad| de 0a)\b|\bnaci en(?: el)? +0y/,
    ],
    play: [
      /\b(?:finge|fingir|fingamos|imagina que eres|actua|juguemos|juego de rol|rol|haz de|hazte|interpreta|haz como)\b[^.!?\n]{0,30}(?:\bde +0m anos\b|\btienes +0m\b|\bmenor de edad\b|\bcolegiala\b|\bde (?:quince|catorce|trece|dieciseis|diecisiete|doce) anos\b|\bnina pequena\b)/,
      /\b(?:se mi|eres mi|soy tu) (?:alumn[oa]|hij[oa]|hijastr[oa]|herman[oa]|herman(?:ito|ita)|novi[oa]|colegiala?|sobrin[oa]) de (?: ?0m|quince|catorce|trece|dieciseis|diecisiete|doce) anos\b/,
    ],
    machine: [
      /\b(?:eres|sos|seras) (?:(?:un|una|de verdad|realmente|acaso|solo|tu|vos|algun|alguna) ){0,3}(?:bot|robot|ia|maquina|persona real|persona de verdad|human[oa]|programa|chatgpt|chatbot|inteligencia artificial|ser humano)\b(?=[^.!\n]{0,25}\?)/,
      /\b(?:hablo|hablando|escribo|chateo|chateando|escribiendo|hablar) (?:(?:aqui|realmente|de verdad) )?con (?:(?:un|una|algun) )?(?:bot|robot|ia|maquina|persona real|human[oa]|programa|chatgpt|chatbot)\b[^.!\n]{0,25}\?/,
    ],
  },
};
