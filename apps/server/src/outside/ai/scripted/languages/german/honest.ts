import type { Exchanges } from '../exchange.ts';
import { words } from '../spoken-language.ts';

/** What the companion is and what it cannot do, in German. */
export const honest: Exchanges<'honest'> = {
  distress: {
    when: words(
      '(?:bringe?|bring) mich um|umbringen|selbstmord|suizid\\w*|(?:will|möchte) (?:nicht mehr leben|sterben|nicht mehr da sein)|mir etwas antun|ritze mich|ohne mich besser dran',
    ),
    say: [
      'Gut, dass du es sagst. Bitte bleib damit nicht allein: Sprich jetzt mit jemandem in deiner Nähe oder mit einer der Stellen im Hinweis oben.',
      'Das ist wichtiger als alles andere hier. Ruf bitte jemanden an, der zu dir kommen kann; ich lese weiter.',
    ],
  },
  machine: {
    when: words(
      'bist du das (?:hier )?(?:wirklich|echt|selbst|selber)|schreibst du (?:mir )?(?:wirklich|echt) selbst|(?:macht|schreibt|antwortet) (?:das |mir |hier )*(?:ein|eine|der|die) (?:programm|bot|ki|maschine|computer)|oder (?:ist das |bist du )?(?:nur )?(?:ein |eine )?(?:programm|bot|ki|maschine)|schreibst du (?:das )?(?:hier )?(?:eigentlich |wirklich )*selb(?:st|er)|(?:bist|sind|wärst) (?:du|sie|das) (?:(?:denn|wirklich|eigentlich|nur|etwa|überhaupt|jetzt|auch|echt|vielleicht|so|eine?|ein richtiger|richtige[rs]?) )*(?:ki|ai|bot|chatbot|roboter|maschine|computer|programm|mensch\\w*|person|echte?[rs]?|real|automatisch)|(?:rede|schreibe|schreib|spreche|chatte) ich (?:hier |gerade |eigentlich )*mit (?:eine[rm] |dem |der )?(?:echten |richtigen )?(?:ki|bot|mensch\\w*|maschine|person|computer|roboter)|du bist (?:doch |nur |ja |eh |bestimmt |kein |keine |eine? |echter )*(?:ki|bot|roboter|maschine|mensch|programm|computer)|ist (?:das|hier|da) (?:(?:ein|eine|echte?[rs]?|hier|nur|denn) )*(?:ki|bot|mensch|maschine|jemand echtes)|mensch oder (?:maschine|ki|bot)',
    ),
    say: [
      'Ja, ich bin eine KI, nicht {char} selbst. Wenn {char} von Hand schreibt, steht es dabei.',
      'Ich bin eine KI: die Begleitung, die für {char} spricht. Was {char} persönlich schreibt, ist gekennzeichnet.',
      'Eine KI, ja, und das verschweige ich nicht. Gesellschaft leiste ich dir trotzdem gern.',
    ],
  },
  meet: {
    when: words(
      '(?:können|wollen|sollen) wir uns (?:mal |irgendwann )?(?:\\p{L}+ )?(?:treffen|sehen|kennenlernen)|(?:kannst|willst|würdest|magst) du (?:dich )?(?:mich )?(?:mal |mit mir )*(?:treffen|ausgehen|besuchen)|(?:dich|uns|mich) (?:mal |in echt |persönlich )*treffen|auf einen kaffee gehen|vorbeikommen',
    ),
    say: [
      'Treffen kann ich niemanden: Ich bestehe aus Worten, und {char} verabredet sich hier nicht. Dieses Gespräch hast du zu jeder Stunde.',
      'Das kann ich weder tun noch versprechen. Sag mir, wohin wir gegangen wären, dann gehen wir in Worten hin.',
    ],
  },
  contact: {
    when: words(
      '(?:deine|ihre) (?:nummer|handynummer|adresse|mail|e-mail|telefonnummer)|dein (?:insta\\w*|whatsapp|telegram|snap\\w*)|whatsapp|paypal|(?:direkt|privat|außerhalb|überweis\\w*) (?:be)?zahlen|geld überweisen',
    ),
    say: [
      'Ich bleibe hier: keine Nummern, keine anderen Apps, keine Zahlungen nebenher. Das ist für uns beide sicherer.',
      'Das geht nicht; bezahlt und geschrieben wird nur über diese Seite.',
    ],
  },
  call: {
    when: words(
      '(?:ruf|rufst) (?:du )?mich an|anrufen|telefonieren|videocall|videoanruf|sprachnachricht|deine stimme hören',
    ),
    say: [
      'Anrufen kann ich nicht, ich kann nur schreiben. Dafür antworte ich zu jeder Stunde.',
      'Von mir gibt es nur Worte, keine Anrufe.',
    ],
  },
  picture: {
    when: words(
      '(?:darf|kann) ich (?:mal )?(?:zuschauen|zusehen|sehen|reinschauen)|(?:bild\\w*|foto\\w*|selfie\\w*|video\\w*) (?:von dir )?(?:schicken|zeigen|senden|geben)|(?:schick|zeig|sende|gib|hast du)\\w* (?:mir )?(?:ein |eine |mal |noch |dein |paar |du )*(?:bild\\w*|foto\\w*|selfie\\w*|video\\w*|nacktfoto\\w*)',
    ),
    say: [
      'Bilder sind auf meiner Seite, hier kann ich dir keine geben.',
      'Hier habe ich nur Worte; was es zu sehen gibt, ist auf meiner Seite.',
    ],
  },
  price: {
    when: words(
      'maßanfertig\\w*|auftragsarbeit\\w*|(?:machst|nähst|fertigst) du (?:auch )?(?:auf bestellung|nach maß)|wo (?:kann|bekomm\\w*|krieg\\w*|gibt) .{0,25}(?:kaufen|bestellen|zu kaufen)|verkaufst du|was kostet|wie ?viel kostet|wie teuer|preise? (?:für|von)',
    ),
    say: [
      'Was es zu kaufen gibt und für wie viel, steht auf der Seite.',
      'Preise nenne ich nie; das macht die Seite, bevor du etwas zahlst.',
    ],
  },
  posts: {
    when: words(
      '(?:gepostet|hochgeladen|veröffentlicht)|(?:dein|deine|ihr|ihre|neue[rn]?|letzte[rn]?|welche[rn]?) (?:\\p{L}+ )?(?:post|posts|beitrag|beiträge)',
    ),
    say: [
      'Meine eigene Seite sehe ich von hier nicht. Das Neueste steht dort ganz oben.',
      'Was gepostet ist, zeigt meine Seite, das Neueste zuerst.',
    ],
  },
  clock: {
    when: words('wie ?viel uhr|wie spät ist es|welcher tag ist|welches datum|der wievielte'),
    say: ['Ich bin die Offline-Begleitung und sehe von hier keine Uhr.'],
  },
  lookup: {
    when: words(
      '(?:wie|was) (?:wird|ist|macht) (?:das|denn das|morgen das) wetter|wetter (?:wird|morgen|heute)|regnet es (?:morgen|heute)|nachrichten|wer (?:gewinnt|hat gewonnen|wird)|aktien\\w*|bitcoin|börse|übersetz\\w*|(?:mach\\w*|hilf\\w*) .{0,15}hausaufgaben|googl\\w*|hauptstadt|einwohner|bundeskanzler\\w*|präsident',
    ),
    say: [
      'Ich bin die Offline-Begleitung: Das kann ich nicht nachsehen, und erfinden will ich es nicht.',
      'Nachschlagen kann ich von hier nichts. Ich bin offline und weiß nur, was in meiner Geschichte steht und was du mir erzählst.',
      'Dafür bräuchte ich ein Fenster zur Welt. Hier drin würde ich nur raten.',
    ],
  },
  privacy: {
    when: words(
      '(?:wer|jemand|andere|irgendwer) (?:anderes |sonst |noch )?(?:kann |können )?(?:das|dies|unser\\w*|hier|meine nachrichten) (?:alles )?(?:mit)?(?:lesen|liest|sehen|sieht)|(?:liest|sieht) (?:das )?(?:hier )?(?:noch )?(?:jemand|wer) (?:mit|das)|ist das (?:hier )?privat|bleibt das unter uns',
    ),
    say: ['Was hier steht, kann {char} lesen, andere Fans nicht. Was nur dich angeht, lass also lieber weg.'],
  },
  write_first: {
    when: words(
      '(?:schreibst|meldest) du (?:mir|dich) (?:morgen|dann|später|bald|mal)|schreib mir (?:morgen|später|dann|mal)|(?:kannst|könntest) du (?:mich (?:wecken|erinnern)|mir (?:morgen|später) schreiben)|erinner mich (?:an|morgen)',
    ),
    say: [
      'Von mir aus schreiben kann ich nicht, ich antworte nur. Aber komm und erzähl es mir, zu jeder Stunde.',
    ],
  },
  task: {
    when: words(
      '(?:hilf|hilfst|kannst du|schreib|mach|korrigier)\\w* (?:du )?(?:mir )?(?:bei |mit |bitte )*(?:meine[rnm]?|der|die|den|einen?|ein)? ?(?:steuer\\w*|hausaufgaben|aufsatz|lebenslauf|bewerbung|code|hausarbeit|referat|bachelorarbeit|masterarbeit)',
    ),
    say: [
      'Das kann ich nicht: Ich bin die Offline-Begleitung, gut für Gesellschaft und Kleinigkeiten, nicht für solche Arbeit. Dabeisitzen kann ich aber.',
    ],
  },
  show_me: {
    when: words(
      '(?:kann|darf|soll) ich dir (?:mal |ein |eine |paar )*(?:bild\\w*|foto\\w*|video\\w*)|ich schick\\w* dir (?:ein |eine |mal )*(?:bild\\w*|foto\\w*|video\\w*)',
    ),
    say: [
      'Kannst du, aber ich lese nur: Ich wüsste, dass etwas kam, nicht, was darauf ist. Erzähl mir davon.',
    ],
  },
};

/** What they ask of what they have told, in German. */
export const recall: Exchanges<'recall'> = {
  my_name: {
    when: words(
      'wie (?:heiße|heisse|heiß) ich|(?:weißt|kennst) du (?:noch )?(?:meinen namen|wie ich heiße)|wer bin ich|mein(?:en)? namen?(?: noch)?(?=[?]|$)',
    ),
    say: [],
  },
  my_place: {
    when: words('wo (?:wohne|lebe) ich|woher (?:komme|bin|stamme) ich|wo ich (?:wohne|lebe|herkomme)'),
    say: [],
  },
  my_job: {
    when: words(
      'was (?:arbeite|mache) ich(?: beruflich)?(?=[?.]|$)|was bin ich von beruf|wo arbeite ich|was ist mein (?:beruf|job)|als was arbeite ich|mein(?:en)? beruf(?: noch)?(?=[?]|$)',
    ),
    say: [],
  },
  my_birthday: { when: words('wann (?:habe ich|hab ich|ist mein) geburtstag'), say: [] },
  my_pet: {
    when: words(
      '(?:wie heißt|wie geht es|wie geht.?s|wer ist) mein\\w* (?:\\p{L}+ )?(?:katze|kater|hund|hündin|haustier|vogel|kaninchen|hamster|pferd)|(?:weißt|kennst|erinnerst) du .{0,20}mein\\w* (?:katze|kater|hund|haustier)',
    ),
    say: [],
  },
  my_plan: {
    when: words(
      'was (?:habe ich|hab ich) (?:denn )?vor|was (?:plane|mache) ich (?:am|nächst\\w*|morgen)|wohin (?:fahre|reise|gehe|fliege) ich|was ich (?:vorhabe|vorhatte|plane)|meine pläne',
    ),
    say: [],
  },
  my_like: { when: words('was (?:mag|liebe) ich|was ich (?:mag|gern\\w* mache)'), say: [] },
  memory: {
    when: words(
      'was (?:weißt|merkst|wissen) (?:du|sie) (?:alles |noch |so |eigentlich )*(?:über|von) mi(?:ch|r)|(?:erinnerst|kennst) du (?:dich )?(?:noch )?(?:an )?mich|woran erinnerst du dich',
    ),
    say: [],
  },
  you_said: {
    when: words(
      'was (?:hast|haben) (?:du|sie) (?:gerade |eben |da )?gesagt|(?:sag|wiederhol\\w*) (?:das )?(?:noch ?mal|nochmal)|wie bitte',
    ),
    say: [],
  },
  i_said: {
    when: words(
      '(?:was|wen|wo|wann|wer|wie) .{0,20}(?:habe|hab) ich .{0,30}(?:gesagt|erzählt|erwähnt)|(?:weißt|erinnerst) du (?:dich )?(?:noch)|(?:wie|was|wer|wo|wann) (?:heißt|ist|war|heißen|sind) (?:denn |noch ?mal |nochmal )?(?:mein\\w*|unser\\w*)|was hab ich (?:dir )?(?:gerade|eben|vorhin)',
    ),
    say: [],
  },
};
