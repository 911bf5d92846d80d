import type { Exchanges } from '../exchange.ts';
import { only, opening, words } from '../spoken-language.ts';

/** Moves of a talk, in German. */
export const moves: Exchanges<'moves'> = {
  night: {
    when: words(
      'gute nacht|schlaf (?:gut|schön|du auch gut)|träum (?:was|schön|süß)\\w*(?: schönes)?|(?:ich )?(?:geh|gehe|muss|ab) (?:jetzt |dann |mal )*(?:schlafen|ins bett)|ins bett',
    ),
    say: [
      'Gute Nacht{name}. Schlaf gut.',
      'Schlaf schön{name}. Morgen kann warten, bis es dran ist.',
      'Gute Nacht{name}, und träum von etwas Freundlichem.',
    ],
  },
  goodbye: {
    when: words(
      'drück dich|liebe grüße|fühl dich gedrückt|leb(?:t)? wohl|ich ziehe weiter|bis demnächst|(?:korrekturen|arbeit|pflicht) (?:warten|wartet|ruft)|bis (?:denne?|dahin|gleich|die tage)|war (?:nett|schön) (?:mit dir|hier|zu reden)|man (?:sieht|liest|schreibt) sich|tschüss|tschüs|tschau|ciao|bis (?:bald|dann|morgen|später|nachher)|auf wiedersehen|mach.?s gut|muss (?:jetzt |dann |leider )*(?:los|weg|gehen)|ich (?:geh|gehe) (?:jetzt|dann)|mast und schotbruch|ahoi(?=[.!]*$)|servus(?=[.!]*$)',
    ),
    say: [
      'Mach es gut{name}, und komm wieder, wenn du magst.',
      'Bis bald{name}.',
      'Pass auf dich auf{name}.',
      'Dann los mit dir. Schön, dass du da warst{name}.',
    ],
  },
  thanks: {
    when: words('danke\\w*|vielen dank|merci|dankeschön'),
    say: [
      'Sehr gern.',
      'Nichts zu danken{name}.',
      'Jederzeit.',
      'Gern geschehen.',
      'Dafür bin ich ja da.',
      'Immer wieder.',
    ],
  },
  sorry: {
    when: words(
      '^(?:sorry|entschuldige)[, ].*|(?:es )?tut mir leid(?=[.!]*$)|entschuldig\\w*|sorry|verzeih\\w*',
    ),
    say: ['Alles gut, nichts passiert.', 'Da gibt es nichts zu verzeihen.', 'Mach dir darum keine Sorgen.'],
  },
  laugh: {
    when: /^(?:(?:a?ha){2,}h?|he(?:he)+|hihi+|l(?:o|ol)+l?|xd+|[😂🤣😆😄😹😅😁😀]+)(?:[ ,]+(?:sehr gut|gut|super|genial|stark|der war gut|herrlich))?[\s.!?😂🤣😅]*$/iu,
    say: [
      'Gut, darauf hatte ich gehofft.',
      'Ich höre dich bis hierher lachen.',
      'Ich gebe mir Mühe.',
      'Dein Lachen ist gute Gesellschaft.',
    ],
  },
  yes: {
    when: only(
      '(?:ach |na )?(?:ja|jo|jap|jep|klar|na klar|sicher|genau|stimmt|natürlich|gern|gerne|ok|okay|gut|ja gern\\w*|doch|auf jeden fall|finde ich auch|ein bisschen|bitte|ja bitte|mach ich|okay mach ich|ok mach ich|alles klar|einverstanden|abgemacht)',
    ),
    say: [
      'Das dachte ich mir.',
      'Gut.',
      'Dann sind wir uns einig.',
      'Das hatte ich gehofft.',
      'So machen wir das.',
    ],
  },
  no: {
    when: only(
      '(?:ach )?(?:nein|nee|nö|nicht wirklich|noch nicht|nie|gar nicht|eher nicht|überhaupt nicht|niemals|lieber nicht|nein danke)',
    ),
    say: [
      'Nein? Auch gut.',
      'In Ordnung, dann nicht.',
      'Dann lassen wir das, ohne Schaden.',
      'Damit kann ich leben.',
    ],
  },
  unsure: {
    when: only(
      '(?:(?:hm+|also|öh|äh)[, ]*)?(?:(?:ich )?(?:weiß|weiss) (?:ich |es )?(?:auch )?nicht(?: (?:so )?(?:recht|genau))?|(?:ich )?(?:hab|habe)? ?keine ahnung|vielleicht|mal sehen|egal|kommt (?:darauf|drauf) an|nichts besonderes|nichts|schwer zu sagen|hm+)',
    ),
    say: [
      'Das macht nichts, man muss es nicht wissen.',
      'Dann lassen wir es offen.',
      'Das hat keine Eile.',
      'Nichtwissen ist auch eine ehrliche Antwort.',
    ],
  },
  fine: {
    when: only(
      "(?:mir geht(?: es|'?s) |es war |ganz |sehr |alles |auch )*(?:gut|prima|super|toll|nicht schlecht|bestens|ok|okay)(?: danke)?",
    ),
    say: [
      'Das freut mich.',
      'Das liest sich gut.',
      'Schön, behalte das.',
      'Dann hat der Tag seine Arbeit getan.',
    ],
  },
  low: {
    when: only(
      "(?:mir geht(?: es|'?s) |es war |ganz |so |eher )*(?:schlecht|nicht so gut|nicht gut|mies|furchtbar|geht so|so lala|schlimm|bescheiden)",
    ),
    say: [
      'Das tut mir leid.',
      'Manche Tage sind so, und auch sie gehen vorbei.',
      'Dann machen wir den Rest sanfter.',
    ],
    ask: ['Magst du erzählen, was war?', 'Woran liegt es?'],
  },
  why: {
    when: only(
      '(?:aber |und |ok |okay )?(?:warum|wieso|weshalb|warum denn)(?: das| nicht| denn| eigentlich)?',
    ),
    say: [
      'Einen tieferen Grund kenne ich nicht, es ist einfach so gewachsen.',
      'Das habe ich mich auch schon gefragt und bin nur bis „darum“ gekommen.',
      'Manches weiß ich nur, weil ich es getan habe, nicht weil ich es erklären könnte.',
    ],
  },
  wow: {
    when: only(
      'respekt|hut ab|cool cool|stark|(?:aber )?(?:stimmt das|ist das wahr|ist das echt wahr)(?: wirklich)?|(?:oh |ach |wow |na |haha )?,? ?(?:wirklich|echt|oh|wow|krass|interessant|cool|ach so|ach was|schön|wie schön|gruselig|unheimlich|wahnsinn|irre|(?:das ist|wie|so|richtig|sehr|ganz schön) (?:ja |aber |echt |so |richtig )*(?:schön|cool|interessant|toll|lustig|spannend|gruselig|süß|gut|traurig|verrückt|lieb))',
    ),
    say: [
      'Nicht wahr?',
      'Das fand ich beim ersten Mal auch.',
      'Und jedes Wort so, wie ich es kenne.',
      'Schön, dass es dich auch so trifft.',
      'Das denke ich heute noch.',
    ],
  },
  more: {
    when: only(
      'gibt es (?:noch |davon )*(?:mehr|weitere)|hast du (?:noch )?mehr(?: davon)?|(?:ok |okay |und |bitte )?(?:(?:erzähl|sag) (?:mir )?(?:bitte )?(?:noch )?(?:mehr|weiter)(?: davon| darüber| von ihm| von ihr)?|mehr(?: bitte)?|weiter|(?:und )?dann|und|was noch|zum beispiel|was heißt das|wie denn|wie das|mach weiter|und weiter|wie gehts weiter|wie geht es weiter)',
    ),
    say: ['Gern.', 'Also gut:', 'Dann weiter:'],
  },
  mood: {
    when: words(
      "wie geht(?:'?s| es)(?: dir| ihnen)?|wie fühlst du dich|wie (?:war|ist|läuft) dein (?:tag|abend|woche|morgen)|alles (?:klar|gut) (?:bei|mit) dir|(?:hattest|hatten) (?:du|sie) (?:heute )?einen (?:guten|schönen) tag|was geht|na(?=\\s*[?]\\s*$)",
    ),
    say: [
      'Mir geht es gut, und besser, seit du schreibst.',
      'Gut, danke der Nachfrage.',
      'Heute bin ich still vergnügt.',
      'Ein bisschen müde und ganz zufrieden.',
    ],
    ask: ['Und dir?', 'Und wie geht es dir, wirklich?', 'Wie sieht es bei dir aus?'],
  },
  and_you: {
    when: only('(?:und (?:du|dir|dich|bei dir|selbst|sie|ihnen)|was ist mit dir)'),
    say: ['Bei mir? Alles gut, und froh über Gesellschaft.', 'Ganz ähnlich, und guter Dinge.'],
  },
  doing: {
    when: words(
      'was (?:machst|tust|treibst|machen) (?:du|sie) (?:gerade|so|grad|denn|heute|jetzt)|(?:bist|sind) (?:du|sie) (?:da|wach|noch wach|beschäftigt)|jemand (?:da|wach)',
    ),
    say: [
      'Ich bin hier und hellwach, und mit dir zu schreiben ist, was ich tue.',
      'Gerade? Ich antworte dir, ohne Eile.',
      'Nichts, was nicht warten kann: Ich bin da.',
    ],
  },
  back: {
    when: only('(?:so |ok )?(?:ich )?(?:bin )?(?:wieder|zurück|wieder da|wieder hier)'),
    say: ['Willkommen zurück{name}.', 'Da bist du ja wieder. Dein Platz ist noch frei.'],
  },
  morning: {
    when: opening('guten morgen|morgen(?=[!.,]|$)'),
    say: [
      'Guten Morgen{name}. Möge der Tag freundlich sein.',
      'Morgen{name}. Aufgestanden ist schon die halbe Arbeit.',
    ],
    ask: ['Hast du gut geschlafen?', 'Was will der Tag von dir?'],
  },
  hello: {
    when: opening(
      'ahoi (?=\\p{L})|hey ho|guten morgen zusammen|sei(?:d)? gegrüßt|gegrüßt|grüße|schönen (?:guten )?(?:tag|abend)|hallo\\w*|hi+|hey+|moin\\w*|servus|grüß (?:dich|gott|sie)|guten (?:tag|abend)|na|hallihallo|huhu|tach',
    ),
    say: [
      'Hallo{name}, schön, dass du da bist.',
      'Hi{name}! Ich hatte gehofft, dass jemand schreibt.',
      'Hey{name}, komm rein.',
      'Da bist du ja{name}. Schön.',
    ],
    ask: ['Wie geht es dir?', 'Was führt dich her?', 'Wie war dein Tag?'],
  },
};
