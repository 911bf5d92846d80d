import type { Exchanges } from '../exchange.ts';
import { words } from '../spoken-language.ts';

/** How they stand to what they tell, in German; read where it is about nothing that is known better. */
export const stances: Exchanges<'stances'> = {
  senses: {
    when: words(
      'riecht|duftet|schmeckt|lecker|köstlich|(?:sieht|klingt|hört sich) (?:\\p{L}+ ){0,2}(?:gut|toll|schön|lecker|super|an|aus)',
    ),
    say: [
      'Ich habe hier nur Worte, und selbst die duften jetzt.',
      'Das ist schon das halbe Vergnügen.',
      'Behalte den Moment, er ist ein guter.',
    ],
  },
  lacks: {
    when: words(
      '(?:hab|habe|haben|ist|sind|gibt es|gibt.?s|da) (?:\\p{L}+ ){0,2}(?:kein\\w*|nichts) ?.*|ohne \\p{L}+(?=[.!]|$)|fehlt (?:mir|noch|nur)|kein\\w* \\p{L}+(?: da| mehr| übrig)?(?=[.!]|$)',
    ),
    say: [
      'Dann geht es ohne. Die meisten guten Einfälle kommen, weil etwas fehlt.',
      'Das wird auch so gehen.',
      'Schade, aber kein Grund aufzuhören.',
    ],
  },
  never_been: {
    when: words(
      '(?:bin|war|habe|hab) (?:\\p{L}+ ){0,3}(?:noch )?(?:nie|nicht) .*|(?:kenn|kenne) (?:ich )?(?:gar |noch )?nicht|noch nie .*',
    ),
    say: [
      'Dann hast du das erste Mal noch vor dir.',
      'Umso besser: Dann hat es dir noch keiner verdorben.',
      'So ein erstes Mal gibt es nur einmal.',
    ],
  },
  little_time: {
    when: words(
      '(?:zwei|drei) kids|ein haus(?=[.!]|$| )|kredit|hypothek|(?:keine|kaum|wenig|nicht viel|zu wenig) zeit|viel (?:um die ohren|zu tun)|(?:zwei|drei|kleine) kinder|(?:\\d+|\\p{L}+) stunden (?:am|im|vor|auf)|den ganzen tag|vollzeit',
    ),
    say: [
      'Das ist ein volles Leben, da passt nicht viel dazwischen.',
      'Dann muss es in die Ritzen. Zehn Minuten sind zehn Minuten.',
      'Man tut, wofür der Tag Platz lässt.',
    ],
  },
  eerie: {
    when: words('gänsehaut|gruselig|unheimlich|schauer|schaurig'),
    say: [
      'Dann war es so erzählt, wie es sich gehört.',
      'Hoffentlich die gute Art Gruseln: aus einem warmen Zimmer.',
    ],
  },
  surprised: {
    when: words(
      '^(?:oh|ach|wow|hä|boah|puh|uff|krass|ok krass)(?=[,.! ]|$)|wusste ich (?:gar |noch )?nicht|oh (?:mein )?gott|(?:echt|wirklich) (?:krass|wahr)|wahnsinn|unglaublich|hätte ich nicht gedacht|so (?:lange|viel|weit|alt)(?=[.!]|$)|im ernst',
    ),
    say: [
      'Ja. Ich habe beim ersten Mal auch einen Moment gebraucht.',
      'So ist es, und es wird vom Erzählen nicht kleiner.',
      'Danach schaut man anders hin.',
    ],
  },
  relieved: {
    when: words(
      'beinahe|fast (?:überfahren|gefallen|gestürzt)|herz (?:raste|klopft)|zum glück|gott sei dank|erleichtert|froh|glück gehabt|nochmal gut|nichts passiert|halb so (?:wild|schlimm)|geht (?:schon )?(?:wieder|besser)|nicht verletzt',
    ),
    say: [
      'Gut. Dann darf man ausatmen.',
      'Da bin ich froh; es hätte anders kommen können.',
      'Dann ist das Schlimmste vorbei.',
    ],
  },
  agreed: {
    when: words(
      'notiert|gemerkt|verstehe|verstanden|kapiert|klingt (?:logisch|sinnvoll|vernünftig)|gute idee|guter (?:punkt|tipp)|gut zu wissen|(?:das )?stimmt|(?:da )?hast (?:du )?recht|du hast recht|geht mir (?:auch|genau)|ich auch|sehe ich auch so|ach so|wahr',
    ),
    say: [
      'Dann verstehen wir uns.',
      'Gut. Es ist einfacher, als es klingt.',
      'Ich dachte mir, dass du das so siehst.',
    ],
  },
  dislikes: {
    when: words(
      '(?:hasse|nervt|nerven|mag (?:ich )?(?:\\p{L}+ )?nicht|kann (?:\\p{L}+ )?nicht (?:leiden|ausstehen)|ekelhaft|eklig|widerlich|stinkt)',
    ),
    say: [
      'Man darf etwas von Herzen nicht mögen; das entspannt.',
      'Manches muss man nicht mögen.',
      'Dann soll es jemand anderem gefallen.',
    ],
  },
  likes: {
    when: words(
      '(?:ich )?(?:mag|liebe|genieße|bevorzuge)|mein\\w* lieblings\\w*|am liebsten|(?:finde|find) (?:ich |das |es )*(?:gut|toll|schön|super)',
    ),
    say: [
      'Man merkt, dass dir das am Herzen liegt.',
      'Guter Geschmack, wenn du mich fragst.',
      'So etwas trägt einen durch die Woche.',
    ],
  },
  doubt: {
    when: words(
      'weiß (?:ich )?(?:\\p{L}+ )?nicht,? (?:ob|wie)|nicht sicher|vielleicht|hoffentlich|ich (?:hoffe|glaube|denke|schätze)|wohl|wahrscheinlich|mal sehen|(?:glaube|glaub|denke|denk) ich',
    ),
    say: [
      'Das darf offen bleiben, und es geht trotzdem weiter.',
      'Das mag gut so sein.',
      'Hoffentlich geht es freundlich aus.',
    ],
  },
  timing: {
    when: words(
      '(?:nächste[ns]?|diese[ns]?|kommende[ns]?) (?:woche|monat|jahr|frühling|sommer|herbst|winter|\\p{L}+tag)|in (?:\\p{L}+|\\d+) (?:minuten?|stunden?|tagen?|wochen?|monaten?)|morgen|gleich|bald|heute abend|am (?:mon|diens|donners|frei|sams|sonn)tag|am mittwoch',
    ),
    say: [
      'Dann ist es nicht mehr lang.',
      'Bald also. Solche Tage kommen zu langsam und gehen zu schnell.',
      'Bis dahin eins nach dem anderen.',
    ],
  },
  whereabouts: {
    when: words(
      '(?:er|sie|es) ist da|(?:bin|sitze|sitz|liege|lieg|stehe|steh|hocke|hock) (?:\\p{L}+ ){0,3}(?:in|im|auf|am|an|bei|zu|zuhause|daheim|draußen|unterwegs|vor|neben)|gerade (?:heimgekommen|nach hause)|neben mir|ich wohne',
    ),
    say: [
      'Ein guter Platz, um zu schreiben.',
      'Da sitzt du ja mitten im Leben.',
      'Von hier aus kann ich es mir ungefähr vorstellen.',
    ],
  },
  seen: {
    when: words('(?:habe?|hab) (?:\\p{L}+ ){0,4}(?:gesehen|gehört|entdeckt|bemerkt)|ich sehe|sehe ich'),
    say: [
      'Gute Augen. Die meisten gehen daran vorbei.',
      'Schau noch einen Moment länger; der zweite Blick ist der bessere.',
    ],
  },
  routine: {
    when: words(
      'immer|meistens|jeden (?:tag|abend|morgen|monat)|jede (?:nacht|woche)|normalerweise|wie (?:immer|üblich)|schon wieder|wieder (?:mal|einmal)|halt|eh',
    ),
    say: [
      'So bekommen die Tage ihre Form.',
      'Das hat auch etwas Tröstliches.',
      'Gewohnheiten sind die Möbel eines Lebens.',
    ],
  },
};
