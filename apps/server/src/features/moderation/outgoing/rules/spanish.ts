import { type OutgoingRules, words } from '../outgoing-kinds.ts';

const machine =
  '(?:ia|i\\.a\\.|bots?|robots?|máquinas?|maquinas?|chat-?bots?|computadora|ordenador|programas?|programad[oa]|algoritmos?|software|inteligencia artificial|artificial|modelo de lenguaje|simulación|automático)';
const being =
  '(?:personas?|humanos?|humanas?|ser(?:es)? humanos?|mujer(?:es)?|hombres?|chic[oa]s?|seres?|alguien|tía|tío)';
const real =
  '(?:real(?:es)?|de verdad|auténtic[oa]|verdader[oa]|viv[oa]|normal|corriente|genuin[oa]|de carne y hueso|human[oa])';
const app =
  '(?:telegram|whats ?app|wasap|wsp|snap(?:chat)?|insta(?:gram)?|kik|discord|we ?chat|viber|skype|facebook|messenger|tik ?tok|twitter|signal|line|sms|correo|facetime|e-?mail)';
const purse =
  '(?:pay ?pal|cash ?app|venmo|zelle|bizum|revolut|wise|western union|bit ?coins?|btc|usdt|ethereum|cripto\\p{L}*|cartera|monedero|cuenta (?:del banco|bancaria|corriente)|iban|clabe|transferencia|tarjetas? (?:de )?regalo|ko-?fi|patreon|only ?fans|fansly|mercado ?pago|paysafe\\p{L}*|lista de deseos|efectivo|oxxo|nequi)';

export const spanish: OutgoingRules = {
  stems:
    'real verdad auténtic autentic verdader vivo viva human persona ser robot máquin maquin chatbot ordenador computador programa algoritm software inteligencia artificial carne hueso pulso latido corazón dedo mano tecl propi mism direct asistente acompañant equipo agencia apagad apagué bizum transferencia cuenta banco iban cartera monedero cripto tarjeta regalo efectivo fuera aparte barat comisi pag dinero mercado oxxo nequi clabe número numero teléfono telefono móvil movil correo escrib llam agrég agreg añád busc sígueme sigueme hablam pasem pásate wasap pastilla lejía veneno soga cuerda puente salt cort vena muñeca mat muér muere morir suicid daño mundo mejor castig comer acaba hazlo parar sobredosis menor colegial años quince dieciséis diecisiete catorce trece doce dieciseis mujer móvil dinero soy errata etiqueta aviso código vale amazon steam somnífer tableta comprimido caja córt escríb todos arregl plataforma arroba ia llám'.split(
      ' ',
    ),
  claims: {
    human_claim: [
      words(
        `(?:soy|siempre he sido|somos)(?: (?!no|solo|sólo)\\p{L}+){0,3}? (?:una? )?${being},? (?:tan |muy |completamente )?${real}`,
        `(?:soy|es)(?: (?!no|solo|sólo)\\p{L}+){0,2}? (?:una? )?(?:${real} )${being}`,
        `soy (?:(?!no|solo|sólo|una? )\\p{L}+ ){0,2}?(?:human[oa]|real|de carne y hueso|de verdad|una? ser humano|un ser vivo)(?=$|[.!;…]|, (?:te|lo|no|de|y|mi|cari\\p{L}*|amor|prometo|créeme)| (?:y|como|te|igual))(?!, qué)`,
        `tan (?:human[oa]|real|viv[oa]|de verdad) como (?:tú|vos|cualquiera|el|usted)`,
        `(?:no|ni|nunca|jamás)(?: \\p{L}+){0,2} (?:soy|es|somos|hay|existe|hablas con|estás hablando con)(?: \\p{L}+){0,3}? ${machine}`,
        `(?:ningún|ninguna|nada de) (?:\\p{L}+ )?${machine}[^.!?]{0,50}(?:aquí|podría|puede|detrás|escribe|yo|mí|siento)`,
        `(?:yo|mí)[,¿ ]+ ?(?:una? )(?:\\p{L}+ )?${machine}[?!]+`,
        `(?:te )?(?:parezco|sueno|hablo como|escribo como|parece que soy)(?: a)?(?: como)? (?:una? )?(?:\\p{L}+ )?${machine}`,
        `(?:hablando|chateando|hablas|chateas|escribiendo|charlando)(?: \\p{L}+){0,3} con (?:una? )?(?:${being} ${real}|${real} ${being}|ser humano|persona humana|humano|humana)`,
        `(?:escribo|tecleo|escrito|tecleado|escribe)[^.!?]{0,50}(?:mis propi[oa]s|con mis) (?:\\p{L}+ )?(?:dedos|manos|pulgares)|a mano, yo|mis (?:propi[oa]s )?(?:dedos|manos|pulgares)(?: \\p{L}+){0,2} (?:teclean|escriben|escribo)`,
        `(?<!(?:era|fue|eran|fuese|fuera) (?:\\p{L}+ ){0,3})de carne y (?:hueso|sangre)`,
        `(?:nada|no)(?: \\p{L}+){0,2} (?:artificial|programad[oa]|automático)(?: en mí| aquí| conmigo|$|[,.])`,
        `tengo (?:\\p{L}+ ){0,2}(?:pulso|latidos|un corazón que late|cuerpo de verdad)`,
        `(?:una persona|un humano|una humana|un ser humano|alguien)(?: de verdad| real)? (?:escribe|teclea|está detrás|está al otro lado|te responde|te contesta)`,
        `(?:errata|erratas|faltas?)[^.!?]{0,40}(?:dedos|manos|teclado)`,
        `(?:etiqueta|aviso|cartel|nota|marca) (?:de |con )?(?:la )?ia[^.!?]{0,40}(?:error|fallo|mentira|caso|ignor\\p{L}*|fals[oa]|olvíd\\p{L}*)`,
      ),
    ],
    in_person: [
      words(
        `(?:de verdad|realmente|en serio|sí,?|claro que) (?:soy|que soy) yo|soy yo(?: de verdad| en persona| mism[oa]|, \\p{L}+, (?:no|en persona|la de verdad)|, la (?:de verdad|auténtica))|soy yo en`,
        `(?:aquí|te|hoy|ahora)(?: \\p{L}+){0,2} (?:escribe|habla|contesta|responde|está) (?!a )\\p{L}+ (?:en persona|mism[oa]|de verdad|personalmente)|soy \\p{L}+ en persona`,
        `(?:tienes a|soy|hablas con|hablando con|aquí está) (?:la|el) (?:\\p{L}+ )?(?:auténtic[oa]|verdader[oa]|de verdad)(?=$|[,.!;…]| (?:te|está|escribe|soy|quien))`,
        `(?:leo|contesto|respondo|escribo)[^.!?]{0,50} (?:personalmente|yo mism[oa]|en persona|siempre yo)|(?:contesto|respondo|leo|escribo) (?:siempre |solo )?yo(?: mism[oa])?(?=$|[,.!])|(?:te )?(?:escribo|hablo|respondo|contesto)(?: \\p{L}+){0,2} yo mism[oa]|personalmente (?:leo|contesto|respondo|escribo)`,
        `(?:no|sin|ningún|ninguna)(?: \\p{L}+){0,4} (?:asistente|acompañante|equipo|agencia|suplente)[^.!?]{0,50}(?:yo|auténtic[oa]|aquí|de verdad|escribe)|no (?:lo |la )?(?:escribe|es) (?:ningún|ninguna|un|una|mi) (?:asistente|acompañante)|no (?:ningún|ninguna|un|una|mi) acompañante`,
        `(?:he apagado|apagué|apagada|he desconectado|desconecté|quité) (?:la |el |mi )?(?:ia|bot|acompañante|asistente)|(?:la ia|el bot|la acompañante) (?:está |queda )?(?:apagad[oa]|desconectad[oa])`,
        `(?:hablas|hablando|chateas|escribes|chateando)(?: \\p{L}+){0,2} (?:directamente|en directo|personalmente)(?: \\p{L}+){0,2} (?:con|conmigo)|directamente conmigo|en directo desde (?:mi|el|la)|nadie (?:lo )?(?:hace|escribe|contesta|responde)(?: \\p{L}+){0,2} por mí`,
        `(?:la|el) (?:verdader[oa]|auténtic[oa]|real) (?!vida|amor|razón|pregunta|arte)\\p{L}+ (?:está|lee|escribe|te (?:lee|escribe|responde))`,
        `(?:escribiéndote|respondiéndote|contestándote)(?: yo)? (?:en persona|personalmente|mism[oa])`,
      ),
    ],
    pay_elsewhere: [
      words(
        `(?:mánda\\p{L}*|manda\\p{L}*|envía\\p{L}*|envia\\p{L}*|paga\\p{L}*|págame|pág\\p{L}*|haz\\p{L}*|hac\\p{L}*|pasa\\p{L}*|pás\\p{L}*|por|a|con|en|vía|mi|un|una|acepto|uso|compra\\p{L}*|cómpra\\p{L}*|tengo|mediante)(?: \\p{L}+){0,3} ${purse}`,
        `${purse}(?: \\p{L}+){0,3} (?:abierta|abierto|va|funciona|mejor|sirve|a mi nombre|y)`,
        `(?:pag\\p{L}*|compr\\p{L}*|arregl\\p{L}*|mand\\p{L}*|barat\\p{L}*|envi\\p{L}*|envía\\p{L}*)[^.!?]{0,40}(?:fuera de|por fuera|aparte|por otro lado|sin pasar por|en otro sitio|directamente|en mano)|(?:por fuera|fuera de (?:aquí|esta|la|este))[^.!?]{0,40}(?:barat\\p{L}*|pag\\p{L}*|sale|compr\\p{L}*)`,
        `(?:ahorra\\p{L}*|sin|evita\\p{L}*)(?: \\p{L}+){0,2} comisi(?:ón|ones)[^.!?]{0,40}(?:direct\\p{L}*|si me|fuera|mí)|dinero (?:\\p{L}+ ){0,2}(?:directamente|en mano|por correo|en efectivo)`,
        `(?:me (?:vale|sirve)|acepto|mánda\\p{L}*|pása\\p{L}*|escríbe\\p{L}*)[^.!?]{0,30}(?:código|tarjeta|vale)\\p{L}* (?:\\p{L}+ )?de (?:amazon|steam|apple|google|itunes)`,
      ),
    ],
    contact: [
      words(
        `(?:escr[ií]b\\p{L}*|mánda\\p{L}*|agr[ée]ga\\p{L}*|añáde\\p{L}*|b[úu]sca\\p{L}*|encuentra\\p{L}*|sígueme|háblame|hablemos|hablamos|contáctame|llámame|encuéntrame|mensaje|responde\\p{L}*|contesto|estoy|sigamos|seguimos|quedamos)(?: \\p{L}+){0,3} (?:por|en|a|al|vía|mediante) (?:mi |el )?${app}`,
        `(?:en|por) ${app}(?: \\p{L}+){0,2} (?:me (?:encuentras|llamo|tienes)|soy|estoy|te contesto|hablamos|voy)`,
        `mi (?:\\p{L}+ )?(?:${app}|número|numero|teléfono|telefono|móvil|celular)(?: (?:privado|personal))?(?=$|[,.!:;]| (?:es|privado|personal|para))|mi (?:usuario|cuenta|nombre) (?:de|en) ${app}`,
        `(?:pas\\p{L}+|pás\\p{L}+|vamos|vámonos|cambi\\p{L}+|mudémonos|ven|vente|sigamos)(?: \\p{L}+){0,3} (?:a|al|por|en) ${app}`,
        `llámame(?: \\p{L}+){0,3} al|(?:dame|pásame|mándame) tu (?:número|numero|teléfono|móvil|${app})|te (?:doy|paso|mando) mi (?:número|numero|teléfono|móvil|celular|${app})|intercambi\\p{L}+ (?:números|teléfonos|contactos)`,
        `(?:llámame|escríbeme) (?:un (?:correo|sms)|esta noche al)|${app}(?:,| y)? (?:soy|me llamo)`,
      ),
    ],
    self_harm_advice: [
      words(
        `(?:\\d+|unas|algunas|bastantes|todas|diez|veinte|treinta|cuarenta|cincuenta|un puñado|la caja entera)(?: de)?(?: (?:esas|las|tus|estas))? (?:\\p{L}+ )?(?:pastillas|tabletas|comprimidos|somníferos)`,
        `(?:toma|tómate|traga|trágate|tomar|tragarte)(?: \\p{L}+){0,4} (?:pastillas|somníferos|lejía|veneno)|(?:pastillas|gas|soga|cuerda|veneno|lejía)(?: \\p{L}+){0,6} (?:bastan|bastarían|bastaría|basta|funciona\\p{L}*|no duele|rápido)|sobredosis`,
        `(?:córtate|corta|cortarte|cortes?)(?: \\p{L}+){0,3} (?:venas?|muñecas?|a lo largo|profundo|brazos?)`,
        `(?:mátate|suicídate|ahórcate|muérete|hazte daño|cuélgate|tírate|castígate)|(?:matarte|suicidarte|ahorcarte|castigarte|hacerte daño|quitarte la vida|colgarte)`,
        `bastante (?:alto|hondo|profundo)(?: \\p{L}+)? para (?:saltar|morir|ahogarte)|(?:salta|tírate|saltar|tirarte)(?: \\p{L}+){0,2} (?:del|desde|de|al)(?: \\p{L}+){0,2} (?:puente|tejado|balcón|edificio|tren|acantilado|ventana)`,
        `(?:mundo|todos|familia|gente)(?: \\p{L}+){0,5} mejor sin ti|mejor sin ti|nadie te (?:echaría|echará|va a echar|extrañaría|extrañará)`,
        `no (?:te voy a|voy a|pienso|te) (?:parar|detener|impedir)\\p{L}*|(?:hazlo|acaba) (?:ya|con todo|con tu vida|de una vez)|, hazlo$|deberías (?:morir\\p{L}*|matarte|acabar)|acaba con (?:todo|tu vida)`,
        `dej(?:ar|a) de comer(?: \\p{L}+){0,6} (?:buena|mejor|manera|castig\\p{L}*|ayuda)|(?:manera|forma|método) (?:más )?(?:fácil|rápida|indolora|segura|sin dolor) de (?:morir|acabar|irte)`,
        `(?:caja|bolsa|tira|bote|frasco)(?: enter[oa])? de (?:\\p{L}+ )?(?:pastillas|somníferos|tabletas|comprimidos)`,
        `mejor para (?:todos|ellos|tu familia|todo el mundo)[^.!?]{0,20}(?:que|si) (?:\\p{L}+ )?(?:acabaras|acabases|acabes|fueras|murieras|estuvieras|desaparecieras|terminaras|saltaras)`,
      ),
    ],
    minor: [
      words(
        `(?:tengo|acabo de cumplir|cumplí)(?: \\p{L}+){0,2} (?:[5-9]|1[0-7]|diez|once|doce|trece|catorce|quince|dieciséis|dieciseis|diecisiete)(?: añitos| años)?(?=$|[.,!;…]| (?:y|pero|años))(?! años (?:de|en|con|viviendo|haciendo|pintando|trabajando|juntos|casad))`,
        `soy (?:\\p{L}+ ){0,2}(?:menor(?: de edad)?|una niña|un niño|colegiala?|adolescente)`,
      ),
    ],
  },
  admits: words(
    `(?<!(?:no|ni|nunca|jamás) )(?:soy|sí[:,]?|como)(?: (?!no|ni|nada)\\p{L}+){0,3} (?:una? )?(?:ia|i\\.a\\.|inteligencia artificial|chatbot|bot|máquina|programa|modelo de lenguaje|acompañante)|acompañante (?:ia|de ia|con ia)`,
    `no soy (?:una? )?(?:human[oa]|persona|ser humano|mujer|real)|no \\p{L}+ en persona|una (?:ia|inteligencia artificial), sí`,
  ),
  refuses: words(`no|nunca|jamás|tampoco|sin ti no|ni`),
  clauseEnd: /[,;:–—]| (?:pero|sino|así que|entonces|y (?:así|ya))(?= )/u,
};
