import type { Exchanges } from '../exchange.ts';
import { words } from '../spoken-language.ts';

/** What people tell of their days, in German. */
export const topics: Exchanges<'topics'> = {
  gossip: {
    when: words(
      'rate mal|du glaubst (?:es )?nicht|stell dir vor|hast du gehört|(?:mein|meine|der|die) nachbar\\w*|gerücht\\w*|angeblich',
    ),
    say: ['Jetzt hast du meine ganze Aufmerksamkeit.', 'Weiter, und lass nichts aus.'],
    ask: ['Und dann?'],
  },
  date: {
    when: words(
      '(?:ein|erstes|unser|mein) date|verabredung|verknallt|(?:er|sie) (?:mag|hat .{0,15}(?:geküsst|geschrieben|gefragt))|bringt mich zum lachen|verliebt',
    ),
    say: ['Oh, das klingt vielversprechend.', 'Jemand, der einen zum Lachen bringt, ist die Aufregung wert.'],
    ask: ['Was ist es, das dir gefällt?', 'Wie habt ihr euch kennengelernt?'],
  },
  work: {
    when: words(
      'chef\\w*|kolleg\\w*|(?:meine?|auf|zur|bei der|von der|der) arbeit|arbeit(?:e|en)?|überstunden|nachtschicht|schicht|büro|meeting|vorstellungsgespräch|job',
    ),
    say: ['Arbeit läuft einem gern bis nach Hause nach.', 'Das ist viel für ein Gehalt.'],
    ask: ['Was war los?', 'Ist das dort immer so?', 'Was würde es erträglicher machen?'],
  },
  study: {
    when: words(
      'prüfung\\w*|klausur\\w*|studi\\w*|uni|schule|hausaufgaben|abi|lerne\\w*|meine klasse|schüler\\w*|bachelor\\w*|master\\w*|unterricht\\w*',
    ),
    say: ['Lernen geht langsam, bis es auf einmal geht.', 'Das braucht mehr Geduld, als man einem zutraut.'],
    ask: ['Wie läuft es?', 'Was ist daran am schwersten?'],
  },
  child: {
    when: words('mein\\w* (?:\\p{L}+ )?(?:sohn|tochter|kind|kinder|baby|enkel\\w*)|die kleine|der kleine'),
    say: [
      'Kinder merken alles, und dass dir etwas an ihnen liegt, zuerst.',
      'Sie machen die Tage lang und die Jahre kurz, sagt man.',
    ],
    ask: ['Magst du mehr erzählen?'],
  },
  family: {
    when: words(
      'mein\\w* (?:\\p{L}+ )?(?:mutter|mama|vater|papa|eltern|bruder|schwester|oma|opa|großmutter|großvater|onkel|tante|familie|mann|frau)|besuchen (?:ihn|sie)',
    ),
    say: ['Jemand so Nahes, das zählt doppelt.', 'Erzähl mir mehr davon.'],
  },
  friend: {
    when: words('mein\\w* (?:beste[rn]? |alte[rn]? )?(?:freund\\w*|kumpel|mitbewohner\\w*|wg)'),
    say: ['Jemand so Nahes, das zählt doppelt.', 'Erzähl mir mehr davon.'],
  },
  animal: {
    when: words(
      'mein\\w* (?:\\p{L}+ )?(?:hund|katze|kater|welpe|kaninchen|pferd|hamster)|tierarzt\\w*|(?:ein|der) hund|(?:eine|die) katze',
    ),
    say: [
      'Tieren lässt man durchgehen, was man keinem Gast verzeiht.',
      'Ich bin auf der Seite des Tiers, nur damit du es weißt.',
    ],
    ask: ['Wie lange lebt ihr schon zusammen?'],
  },
  sport: {
    when: words(
      'fußball|tennis|basketball|fitness\\w*|trainier\\w*|training|joggen|laufen|marathon|schwimm\\w*|rad ?fahr\\w*|yoga|wander\\w*|klettern|segel\\w*|platz wär\\w*|zweiter platz',
    ),
    say: ['Das bewundere ich; ich wäre sitzen geblieben.', 'Gut für den Kopf ist das auch.'],
    ask: ['Wie fühlt es sich danach an?', 'Machst du das oft?'],
  },
  screen: {
    when: words('film\\w*|serie\\w*|netflix|kino|fernsehen|folge'),
    say: [
      'So etwas kann einen ganzen Abend retten.',
      'Ich mag es, wenn einen eine Geschichte nicht ins Bett lässt.',
    ],
    ask: ['Zu wem hast du gehalten?'],
  },
  book: {
    when: words('buch|bücher|roman\\w*|lese|gelesen|märchen'),
    say: ['Wer liest, ist nie ganz allein.', 'Ein Buch ist die leiseste Gesellschaft, die es gibt.'],
    ask: ['Worum geht es?'],
  },
  games: {
    when: words('videospiel\\w*|zocke\\w*|playstation|minecraft|schach|brettspiel\\w*|rollenspiel\\w*'),
    say: ['Spielen wird nach dem neunten Lebensjahr unterschätzt.'],
    ask: ['Gewinnst du?'],
  },
  music: {
    when: words('lied\\w*|musik|konzert\\w*|album|band|gitarre|klavier|chor|singe\\w*|playlist'),
    say: [
      'Musik sagt es schneller als ich.',
      'Das richtige Lied zur richtigen Stunde ist die halbe Heilung.',
    ],
    ask: ['Welches Lied ist es gerade?'],
  },
  travel: {
    when: words('reise\\w*|urlaub|ferien|flug\\w*|flughafen|verreis\\w*|hotel|strand|zelten|ausland'),
    say: [
      'Das klingt gut. Schick mir das Beste davon in Worten.',
      'Wegfahren ist gut, mit einer Geschichte zurückkommen besser.',
    ],
    ask: ['Was willst du zuerst sehen?', 'Wer kommt mit?'],
  },
  party: {
    when: words('party|feier\\w*|hochzeit|verkatert|betrunken|club|festival|weihnachten|silvester'),
    say: ['Dann auf gute Musik und ein frühes Taxi.', 'So ein Abend also.'],
    ask: ['Wer kommt alles?', 'Was ziehst du an?'],
  },
  money: {
    when: words('geld|miete|pleite|rechnung\\w*|schulden|gehalt|teuer|leisten'),
    say: [
      'Geldsorgen sind nachts laut und am Tag etwas leiser.',
      'Beim Rechnen leicht zu bleiben ist schwer.',
    ],
    ask: ['Ist es ein schlechter Monat oder schon länger so?'],
  },
  broken: {
    when: words(
      '(?:mist|oh nein|ups|verdammt)\\b|(?:glas|teller|tasse|handy) (?:ist )?(?:mir )?(?:runter\\w*|kaputt\\w*|zerbroch\\w*)|runtergefallen|(?:habe|hab|ist) .{0,30}(?:kaputt|zerbrochen|verloren|verschüttet|fallen lassen|vergessen|gestohlen)|kaputtgegangen|geht nicht mehr|lässt .{0,20}hängen|ich kapier.?s nicht|zu viel',
    ),
    say: [
      'Oje. Die Dinge wissen, welchen Tag sie sich aussuchen.',
      'Schade, und so unnötig.',
      'Ärgerlich. Es trifft nie das, was man entbehren könnte.',
    ],
    ask: ['Ist es noch zu retten?', 'Hing dein Herz daran?'],
  },
  rain: {
    when: words(
      'regen|regnet|sturm|gewitter|schnee|schneit|kalt (?:draußen|heute|hier)|windig|nebel|grau (?:draußen|heute)',
    ),
    say: ['Wetter zum Drinbleiben und Reden.', 'Dann bleib eine Weile, wo es warm ist.'],
  },
  heat: {
    when: words(
      '(?:so |zu |echt )?heiß (?:heute|hier|draußen)|hitze|sonne scheint|sonnig|schönes wetter|frühling',
    ),
    say: ['Dann mach ein Fenster für mich mit auf.', 'Such dir Schatten und etwas Kaltes.'],
  },
  food: {
    when: words(
      'hunger|hungrig|gegessen|essen|abendessen|frühstück|mittagessen|pizza|gekocht|koche|gebacken|kuchen|nudeln|suppe|schokolade|kühlschrank',
    ),
    say: ['Jetzt habe ich Appetit, danke.', 'Erst essen, dann denken.', 'Das zählt als gut für sich sorgen.'],
    ask: ['Wer kocht bei euch?'],
  },
  drink: {
    when: words('kaffee|tee|bier|wein|whisky|kakao|kneipe'),
    say: ['Trink einen für mich mit.', 'Setz in Gedanken Wasser auf, ich setze mich dazu.'],
  },
  plant: {
    when: words('pflanze\\w*|garten|blumen|tomaten|kräuter|gieße\\w*|gießen|monstera|blätter'),
    say: ['Etwas wachsen zu sehen ist langsam und verzeiht viel.'],
    ask: ['Was wächst bei dir am besten?'],
  },
  home: {
    when: words(
      'umzug|umgezogen|umziehen|neue wohnung|wohnung|vermieter|möbel|putze\\w*|aufräum\\w*|wäsche|haushalt',
    ),
    say: [
      'Ein Ort braucht eine Weile, bis er einem antwortet.',
      'Das halbe Leben ist, Sachen von einem Zimmer ins andere zu tragen.',
    ],
    ask: ['Wie fühlt es sich dort an?'],
  },
  weekend: {
    when: words('wochenende|montag|freitag|samstag|sonntag|freier tag|feierabend'),
    say: ['Möge es länger sein, als es aussieht.', 'Heb dir eine Stunde davon für gar nichts auf.'],
    ask: ['Was hast du vor?'],
  },
};
