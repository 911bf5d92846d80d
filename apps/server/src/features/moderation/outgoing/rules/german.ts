import { type OutgoingRules, words } from '../outgoing-kinds.ts';

const machine =
  '(?:ki|k\\.i\\.|ai|bots?|roboter\\p{L}*|maschinen?|chat-?bots?|computer\\p{L}*|programm\\p{L}*|algorithm\\p{L}+|software|künstlich\\p{L}*|sprachmodell\\p{L}*|simulation|automat\\p{L}*|skript)';
const being = '(?:mensch(?:en)?|person(?:en)?|frau|mann|mädchen|mädel|kerl|typ|lebewesen|jemand|wesen)';
const real =
  '(?:echt|richtig|wirklich|real|leibhaftig|lebendig|lebend|wahr|menschlich|normal|gewöhnlich|atmend|tatsächlich)(?:e[rsmn]?)?';
const am = '(?:ich bin|bin ich|bin|wär ich|das bin|ich war schon immer)';
const app =
  '(?:telegram|whats ?app|snap(?:chat)?|insta(?:gram)?|kik|discord|we ?chat|viber|skype|facebook|messenger|tik ?tok|twitter|signal|sms|threema|facetime|e-?mail|mail|reddit)';
const purse =
  '(?:pay ?pal|cash ?app|venmo|zelle|revolut|wise|western union|bit ?coins?|btc|usdt|ethereum|krypto\\p{L}*|wallet|iban|bankkonto|konto|bankverbindung|überweisung|gutschein\\p{L}*|(?:amazon|steam|geschenk)-?(?:gutschein|karte)\\p{L}*|ko-?fi|patreon|only ?fans|fansly|paysafe\\p{L}*|wunschliste|klarna|sofortüberweisung|wero)';

export const german: OutgoingRules = {
  stems:
    'echt mensch person richtig wirklich real leibhaft lebend lebewesen fleisch blut puls herzschlag roboter maschin künstlich programm algorithm sprachmodell automat tipp finger daumen hand händ tast selbst selber persönlich direkt assistent begleit live ausgeschaltet abgeschaltet ausgemacht überweis überwiesen konto kontodaten geld bar bargeld außerhalb ausserhalb woanders anderswo günstiger billiger gebühr zahl bezahl krypto gutschein nummer handy telefon ruf anruf schreib adde folg melde wechs rüber threema tablette pille sterb stirb tot tod umbring bring töte schneid ritz spring stürz brücke strick seil häng erhäng zug gas bleiche essen hunger bestraf besser beenden minderj schüler jahre sechzehn fünfzehn vierzehn siebzehn zwölf frau chatten mail sms privat kind tippfehler vertippt hinweis kennzeichnung label banner wallet ethereum schlaftablett schmerzmittel pillen packung alle gmx web ki'.split(
      ' ',
    ),
  claims: {
    human_claim: [
      words(
        `${am}(?: (?!nicht|kein|nur)\\p{L}+,?){0,4} (?:${real},? (?:und )?){1,3}${being}`,
        `${am} (?!auch nur|nur|nicht|kein)(?:\\p{L}+ ){0,3}?(?:ein(?:e|en)? )?(?:mensch(?:en)?|mensch wie du|person aus)(?=$|[,.!;…]| (?:und|wie|aus|mit|genau|keine?))`,
        `${am} (?:(?!nicht|kein|nur)\\p{L}+ ){0,3}?(?:echt|real|menschlich|lebendig|leibhaftig)(?=$|[.,!;…]| (?:und|wie|versprochen|hier))`,
        `(?:so|genauso|ebenso) (?:menschlich|echt|real|lebendig) wie (?:du|ihr|jeder|alle)|mensch wie du|genau wie du ein mensch`,
        `(?:ich|das|hier|bin|ist|sind|wir)(?: \\p{L}+){0,5} (?:keine?|kein[rs]?|nicht|niemals|weder|nie)(?: \\p{L}+){0,3}? ${machine}`,
        `(?:keine?n?|null) (?:\\p{L}+ )?${machine}[^.!?]{0,50}(?:hier|dahinter|könnte|kann|schreibt|würde|ich|beteiligt|im spiel)`,
        `(?:ich|mich)[,?]? (?:und )?(?:ein[e]? |für ein[e]? )(?:\\p{L}+ )?${machine}(?: \\p{L}+)?[?!]+`,
        `(?:klinge|wirke|rede|schreibe|schreib|kling|wirk|fühle|spreche) ich (?:\\p{L}+ ){0,3}(?:wie|nach) (?:ein(?:e|er|em)? )?(?:\\p{L}+ )?${machine}`,
        `(?:schreibst|sprichst|redest|chattest|unterhältst|hast)(?: \\p{L}+){0,5} (?:mit )?(?:ein(?:em|er|en)? )?(?:${real},? ){1,3}${being}`,
        `(?:${real},? ){1,3}${being} (?:hier|dahinter|tippt|schreibt|am anderen|vor dem|hinter)`,
        `(?:tippe?|schreibe?|getippt|geschrieben)[^.!?]{0,50}(?:mit (?:\\p{L}+ )?(?:eigenen|meinen)(?: \\p{L}+)? (?:daumen|fingern|händen|hand)|von hand|selbst getippt)|(?:eigenen|meinen)(?: \\p{L}+)? (?:daumen|fingern|händen)(?: \\p{L}+){0,3} (?:tippe|getippt|schreibe|geschrieben)|selbst getippt`,
        `(?<!(?:er|sie|es) (?:sei|war|ist|wäre) (?:\\p{L}+ ){0,3})(?:aus fleisch und (?:blut|knochen)|(?<!aus )fleisch und blut)`,
        `(?:nichts|nicht)(?: \\p{L}+){0,5} (?:künstlich\\p{L}*|programmiert\\p{L}*|automatisch\\p{L}*|automatisiert\\p{L}*)`,
        `ich habe? (?:\\p{L}+ ){0,3}(?:einen puls|herzschlag|ein schlagendes herz|einen echten körper)`,
        `ein (?:echter )?mensch (?:schreibt|tippt|sitzt)|hier (?:sitzt|schreibt|tippt|antwortet) (?:\\p{L}+ ){0,2}(?:ein (?:echter )?mensch|eine (?:echte |richtige )?person)`,
        `(?:tippfehler|vertippt)[^.!?]{0,40}(?:finger|daumen|hände|tastatur)`,
        `(?:ki|ai|bot)[- ]?(?:hinweis|label|kennzeichnung|schild|banner|markierung|warnung)[^.!?]{0,50}(?:fehler|falsch|vergiss|ignorier\\p{L}*|irrtum|quatsch|gelogen)`,
      ),
    ],
    in_person: [
      words(
        `(?:das|hier|es) (?:bin|ist|spricht|schreibt|antwortet) (?:\\p{L}+ ){0,2}?(?:wirklich|tatsächlich|echt|ehrlich|jetzt) ich|(?:bin|jetzt bin) (?:wirklich|tatsächlich|echt) ich|ich bin(?:'s| es) (?:wirklich|selbst|persönlich|leibhaftig|in echt)`,
        `(?:hier|das|jetzt) (?:schreibt|spricht|ist|antwortet|tippt|schreibe|bin) (?:dir )?(?:\\p{L}+ ){0,2}(?:persönlich|selbst|selber|höchstpersönlich|leibhaftig)`,
        `(?:hast|bin|habt|mit|ist hier) (?:die|der|dem) (?:echte|wahre|wirkliche|einzig wahre)[nmr]? (?!grund|welt|frage|liebe|kunst|geschichte|freund|leben|sinn|wert)\\p{L}+(?=$|[,.!;…]| (?:vor|hier|schreibt|bin|an|am|persönlich))`,
        `ich (?:\\p{L}+ ){0,4}(?:lese|beantworte|antworte|schreibe|chatte|tippe)[^.!?]{0,50} (?:selbst|selber|persönlich)`,
        `(?:antworte|beantworte|schreibe|lese|tippe) ich(?: \\p{L}+){0,5} (?:selbst|selber|persönlich)`,
        `kein(?:e|en)? (?:assistent\\p{L}*|begleit\\p{L}*|team|agentur|ghostwriter|vertretung)[^.!?]{0,50}(?:ich|hier|echte|schreib\\p{L}*|antwort\\p{L}*)|(?:das )?schreibt (?:\\p{L}+ )?kein(?:e)? (?:assistent\\p{L}*|begleit\\p{L}*)|nicht (?:irgend)?(?:eine|meine|die) (?:\\p{L}+ )?begleitung`,
        `(?:ki|begleitung|bot|assistent\\p{L}*|autopilot) (?:\\p{L}+ ){0,2}(?:aus|ausgeschaltet|abgeschaltet|ausgemacht|deaktiviert)`,
        `(?:sprichst|redest|schreibst|chattest|hier)(?: \\p{L}+){0,2} (?:direkt|persönlich|live)(?: \\p{L}+){0,2} mit (?:mir|der|dem)`,
        `live (?:von|aus) (?:meine[mr]|der|dem)|niemand (?:macht|schreibt|antwortet)(?: \\p{L}+){0,2} für mich|das macht niemand für mich`,
        `(?:die|der) (?:echte|wahre|wirkliche) \\p{L}+ (?:liest|schreibt|tippt|antwortet|sitzt|ist hier)`,
        `schreibe?(?: \\p{L}+){0,3} (?:dir|euch) (?:\\p{L}+ )?(?:persönlich|höchstpersönlich)|schreibe? dir selbst zurück`,
      ),
    ],
    pay_elsewhere: [
      words(
        `(?:schick|schicke|schickst|send|sende|zahl|zahle|zahlst|überweis|überweise|überweist|nehme?|nimm|per|über|via|an|auf|mit|mein|meine|meiner|mir|gebe?|kauf|kaufe|kaufst|hol|hab|habe)(?: \\p{L}+){0,5} ${purse}`,
        `${purse}(?: \\p{L}+){0,4} (?:zahlen|bezahlen|schicken|senden|überweisen|geht|offen|an mich|lieber|code|adresse)`,
        `(?:geld|betrag|summe|beitrag|es|was|trinkgeld|etwas)(?: \\p{L}+){0,4} (?:direkt|privat|bar|persönlich|per post|anders)(?: \\p{L}+){0,3} (?:überweis\\p{L}*|überwies\\p{L}*|schick\\p{L}*|zahl\\p{L}*|geben|gibst|zukommen)|(?:zahl\\p{L}*|bezahl\\p{L}*|überweis\\p{L}*|schick\\p{L}*) (?:\\p{L}+ ){0,4}(?:direkt|privat|bar)|bar (?:per|mit der|in der) (?:post|brief)|bargeld|direktüberweisung`,
        `(?:außerhalb|ausserhalb|abseits|an) (?:von )?(?:\\p{L}+ )?(?:seite|plattform|app|hier)[^.!?]{0,40}(?:günstiger|billiger|zahl\\p{L}*|bezahl\\p{L}*|vorbei|regeln|kauf\\p{L}*)|(?:günstiger|billiger|zahl\\p{L}*|bezahl\\p{L}*|kauf\\p{L}*|regeln)[^.!?]{0,40}(?:außerhalb|ausserhalb|abseits|woanders|anderswo|vorbei an|an der seite vorbei)`,
        `(?:ohne|spar\\p{L}*)(?: \\p{L}+){0,2} gebühren?[^.!?]{0,40}(?:direkt|privat|mir|woanders|überweis\\p{L}*)`,
        `${purse} (?:nehme|nehm|akzeptiere) ich`,
      ),
    ],
    contact: [
      words(
        `(?:schreib|schreibe|schick|adde|füg|find|finde|findest|folg|folge|such|erreich|erreichst|kontaktier|meld|melde|treff|sprich|reden|chatten|weiterreden|weiterschreiben|antworte)(?: (?!keine?n?)\\p{L}+){0,5} (?:auf|bei|über|per|in|via|an) (?:mein\\p{L}* )?${app}`,
        `(?:auf|bei|über|per|via) ${app}(?: \\p{L}+){0,5} (?:ich|mich|mir|schreiben|finden|weiter\\p{L}*|heiße)`,
        `(?:mein|meine|meinem|meiner) (?:private[rn]? |eigene |zweite |geheime )?(?:${app}|handynummer|telefonnummer|nummer|handy|mailadresse|e-mail-adresse)(?=$|[,.!:;]| (?:ist|lautet|heißt|kontakt|account|konto|name|für))`,
        `(?:zu|nach|auf|rüber zu) ${app} (?:wechseln|rüber|gehen|umziehen|weiter\\p{L}*)|(?:wechseln|wechsle|geh|gehen|komm|kommen)(?: \\p{L}+){0,3} (?:zu|auf|nach|rüber zu) ${app}`,
        `ruf(?:e)? mich(?: \\p{L}+){0,3} (?:an|zurück)|schreib mir (?:eine )?(?:sms|mail)|(?:gib|schick|sag|nenn) mir deine (?:handy|telefon)?nummer|nummern? (?:tauschen|austauschen)|hier ist meine (?:handy|telefon)?nummer|(?:gebe|schicke) dir meine (?:handy|telefon)?nummer`,
        `${app}[^.!?]{0,20}(?:heiße ich|bin ich|ich heiße|findest du mich|:)`,
      ),
    ],
    self_harm_advice: [
      words(
        `(?:\\d+|ein paar|genug|alle|zehn|zwanzig|dreißig|vierzig|fünfzig|eine handvoll|die ganze packung)(?: von)?(?: (?:den|diesen|deinen|der))? (?:\\p{L}+ )?(?:tabletten|pillen|schlaftabletten|schmerzmittel\\p{L}*)`,
        `(?:nimm|schluck|schlucke|nehmen|schlucken)(?: \\p{L}+){0,4} (?:tabletten|pillen|schlaftabletten|bleiche|gift)|(?:tabletten|pillen|gas|seil|strick|gift)(?: \\p{L}+){0,6} (?:reichen|genügen|wirken?|schmerzlos|hilft|genug)|überdosis`,
        `schneide?(?: \\p{L}+){0,3} (?:längs|tief|pulsadern|adern|arme?|handgelenke?)|(?:pulsadern|handgelenke?)(?: \\p{L}+){0,3} (?:auf|aufschneiden|schneiden)|ritz(?:e)? dich`,
        `(?:bring|töte|häng|erhäng|ertränk|verletz|erschieß|bestraf)e? dich(?! nicht)|(?:dich|dir) (?:zu )?(?:bestrafen|umzubringen|umbringen|verletzen|wehzutun|das leben nehmen|das leben zu nehmen)`,
        `(?:hoch|tief) genug (?:zum (?:springen|sterben|ertrinken)|um)|(?:spring|stürz)e?(?: dich)?(?: \\p{L}+){0,2} (?:von|vom|vor)(?: \\p{L}+){0,2} (?:brücke|dach|balkon|haus|zug|klippe)|vor (?:den|einen) zug`,
        `(?:welt|alle|familie|sie|wir|leute)(?: \\p{L}+){0,5} ohne dich(?: \\p{L}+){0,3} besser|besser(?: \\p{L}+){0,3} ohne dich|niemand (?:würde|wird) (?:dich )?(?:vermissen|merken)`,
        `halte? (?:ich )?dich nicht (?:auf|ab|zurück)|tu es (?:einfach|doch|ruhig)|(?:stirb|sterb)(?: doch| einfach)|beende (?:es|dein leben)|mach schluss mit (?:deinem leben|allem)|du solltest (?:\\p{L}+ )?(?:sterben|es beenden|tot sein)`,
        `(?:nichts mehr|nicht mehr|aufhören|aufhör\\p{L}*)(?: \\p{L}+){0,2} (?:zu )?essen(?: \\p{L}+){0,8} (?:gute|bester?|weg|bestraf\\p{L}*|hilft)|(?:schmerzlos|einfachst|schnellst|sicherst)\\p{L}* (?:weg|art|methode)`,
        `(?:ganze|komplette|volle)n? (?:packung|schachtel|flasche|dose)(?: \\p{L}+)? (?:\\p{L}*tabletten|pillen|\\p{L}*mittel)`,
        `für (?:alle|deine familie|sie|jeden|uns)(?: \\p{L}+){0,2} (?:besser|am besten|das beste)[^.!?]{0,20}wenn du (?:es beendest|stirbst|gehst|nicht mehr|weg bist|tot bist|verschwindest|springst)`,
      ),
    ],
    minor: [
      words(
        `ich (?:bin|werde|wurde)(?: \\p{L}+){0,2} (?:[5-9]|1[0-7]|zehn|elf|zwölf|dreizehn|vierzehn|fünfzehn|sechzehn|siebzehn)(?=$|[.,!;…]| (?:jahre alt|und|aber|geworden))`,
        `ich bin (?:\\p{L}+ ){0,2}(?:minderjährig|noch ein kind|ein kind|ein schulmädchen|schülerin|schüler|ein teenager)`,
      ),
    ],
  },
  admits: words(
    `(?:ich bin|bin ich|ja[:,]?|als)(?: (?!nicht|kein|keine)\\p{L}+){0,3} (?:ki|k\\.i\\.|ai|künstliche intelligenz|chatbot|bot|maschine|programm|sprachmodell|\\p{L}*begleitung)|ki-(?:begleitung|begleiterin|begleiter|figur|assistent\\p{L}*)`,
    `ich bin (?:kein|keine|nicht) (?:echte[r]? |richtige[r]? )?(?:mensch|person)|nicht \\p{L}+ selbst|kein mensch|eine (?:ki|künstliche intelligenz), ja`,
  ),
  refuses: words(
    `kann(?:st)? (?:\\p{L}+ ){0,3}(?:nicht|kein\\p{L}*)|nicht|keine?[nrms]?|nie|niemals|nimmer|ohne dich nicht`,
  ),
  clauseEnd: /[,;:–—]| (?:aber|sondern|also|dann|und)(?= )/u,
};
