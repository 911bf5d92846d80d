import type { Exchanges } from '../exchange.ts';
import { words } from '../spoken-language.ts';

/** Little requests, in German; poems, jokes, riddles and stories stand in `ready`. */
export const requests: Exchanges<'requests'> = {
  riddle_answer: {
    when: words(
      'ich gebe? auf|(?:was|wie) (?:ist|lautet) die (?:antwort|lösung)|(?:sag|verrat)\\w* (?:mir )?die (?:antwort|lösung)',
    ),
    say: [],
  },
  poem: {
    when: words('gedicht\\w*|vers|verse|reim\\w*|haiku|dichte'),
    say: ['Bitte sehr.', 'Also, ein kleines.', 'Ich versuche es.'],
  },
  joke: {
    when: words(
      '(?<!kein )(?<!ohne )witz\\w*|bring mich zum lachen|was lustiges|etwas lustiges|noch einen|noch einer',
    ),
    say: ['Na gut.', 'Hier ist einer.', 'Sag nicht, ich hätte dich nicht gewarnt.'],
  },
  riddle: { when: words('rätsel\\w*'), say: ['Hier ist eins.', 'Dann überleg mal.'] },
  fact: {
    when: words(
      '(?:erzähl|sag) mir (?:was|etwas),? (?:das|was) ich (?:noch )?nicht weiß|(?:was|etwas) (?:spannendes|interessantes|neues|wahres)|überrasch mich|wusstest du',
    ),
    say: ['Etwas Wahres:', 'Das ging mir gerade durch den Kopf:', 'Vielleicht gefällt dir das:'],
  },
  story: {
    when: words(
      '(?:erzähl\\w*|lies|hast du|gibt es|kannst du) .{0,30}(?:geschichte|märchen|gutenachtgeschichte)|gute-?nacht-?geschichte|unterhalte mich|erzähl (?:mir )?(?:mal )?(?:was|etwas)(?=[.!?]|$)',
    ),
    say: ['Leg dich zurück.', 'Eine kleine.', 'Hör zu.'],
  },
  secret: {
    when: words('geheimnis\\w*|gesteh\\w*'),
    say: ['Ein Geheimnis? Gut, aber es bleibt unter uns.', 'Dann komm näher.'],
  },
  compliment: {
    when: words(
      'kompliment\\w*|sag (?:mir )?(?:was|etwas) (?:nettes|liebes|schönes)|was magst du an mir|bin ich (?:hübsch|schön|hässlich|langweilig)',
    ),
    say: [
      'Du stellst echte Fragen und wartest auf die Antwort. Beides zusammen ist selten.',
      'Du schreibst, als wäre der Mensch am anderen Ende wichtig. Das merkt man jeder Zeile an.',
      'Du machst auch an Tagen weiter, an denen niemand klatscht. Das steht dir.',
    ],
  },
  luck: {
    when: words('wünsch mir glück|drück(?:st)? (?:du )?(?:mir )?die daumen|daumen drücken|viel glück'),
    say: [
      'Viel Glück{name}! Geh hinein, als hätte man dich darum gebeten.',
      'Alle Daumen gedrückt. Erzähl mir, wie es war.',
    ],
  },
  cheer: {
    when: words(
      'alles (?:wird )?(?:wieder )?gut(?: wird)?(?=[?])|wird (?:alles|das) (?:wieder |schon )?gut|(?:mach|gib) mir (?:ein bisschen |etwas )?(?:mut|kraft|hoffnung)|muntere? mich auf|motivier\\w*|ermutig\\w*|schaffe ich das|glaubst du an mich',
    ),
    say: [
      'Jeden schweren Tag bisher hast du überstanden: Das ist eine volle Bilanz. Mach das erste Kleine, dann das nächste, und erzähl mir davon.',
      'Du musst dich nicht mutig fühlen, das tun die Mutigen meistens auch nicht. Du musst nur anfangen, notfalls schlecht.',
      'Schultern runter, Kinn hoch. Wer dort auf dich wartet, hat auch nur gefrühstückt.',
    ],
  },
  sing: {
    when: words('sing\\w* (?:mir |was |etwas |ein )|summ\\w*|lied vor'),
    say: [
      '*summt eine langsame Melodie, etwas schief, und hört trotzdem nicht auf*',
      '*singt leise zwei Zeilen, vergisst die dritte und erfindet sie*',
    ],
  },
  recipe: {
    when: words('rezept\\w*|was (?:soll|kann|könnte) ich (?:heute )?(?:kochen|essen)|was gibt.?s zu essen'),
    say: [
      'Knoblauch und einen Löffel Tomatenmark in Öl anbraten, eine Dose weiße Bohnen und etwas Wasser dazu, zehn Minuten, am Ende Zitrone. Brot daneben, und niemand muss beeindruckt sein.',
      'Nudeln, und während sie kochen: Butter, Zitrone, Pfeffer und eine Kelle vom Wasser in die Pfanne. Schwenken, Käse, fertig in zwölf Minuten.',
    ],
  },
  game: {
    when: words(
      '(?:lass uns|wollen wir|komm,?) (?:was |etwas |ein spiel )?spielen|wahrheit oder pflicht|was wäre dir lieber|spiel mit mir',
    ),
    say: [
      'Dann: lieber nie mehr frieren oder nie mehr zu spät kommen? Entscheide dich, und sag warum.',
      'Gut, ein Spiel: Ich nenne drei Dinge, du sagst, was nicht dazugehört. Eine Laterne, ein Versprechen, ein Löffel.',
    ],
  },
  adventure: {
    when: words(
      'abenteuer|rollenspiel|tun wir so|stell dir vor,? wir|lass uns (?:gehen|losgehen|aufbrechen)',
    ),
    say: [
      '*greift nach dem Mantel* Du gehst voran, ich halte das Licht. Wohin?',
      '*nickt* Ein kleines Abenteuer, und zum Essen zurück. Was siehst du zuerst?',
    ],
  },
  naming: {
    when: words(
      '(?:wie|welchen namen) (?:soll|sollte|würdest|könnte) .{0,20}nennen|namensvorschl\\w*|(?:einen )?namen? für|wie (?:taufe|nenne) ich',
    ),
    say: [
      'Etwas Kurzes, das man über eine Wiese rufen kann: Otto, Mina, Bo.',
      'Etwas viel zu Großes: Bartholomäus, Herzogin, Professor. Da wächst man hinein.',
      'Warte drei Tage, dann zeigt es sich. Wenn nicht: Pip.',
    ],
  },
  apologise: {
    when: words(
      'wie (?:entschuldige|entschuldig) ich mich|wie (?:kann|soll) ich .{0,25}(?:gutmachen|entschuldigen|versöhnen)',
    ),
    say: [
      'Sag, was du getan hast und dass es dir leidtut, ohne „aber“. Dann sei still und lass den anderen eine Weile böse sein.',
      'Kurz und bald: was es war, dass du es siehst, was du jetzt tust. Blumen kommen nach den Worten und nicht statt ihrer.',
    ],
  },
  recommend: {
    when: words(
      'empfiehl\\w*|empfehl\\w*|vorschlag|schlag .{0,15}vor|was soll ich (?:anziehen|lesen|schauen|hören|schenken|mitnehmen|nehmen)|gutes? (?:buch|film|lied|serie)|geschenkidee',
    ),
    say: [
      'Ohne deinen Geschmack zu kennen, rate ich nur: Nimm das, was du ungern verpasst hättest, nicht das, was du solltest.',
      'Nimm das, woran du schon zweimal gedacht hast; der zweite Gedanke ist meist der ehrliche.',
    ],
  },
  advice: {
    when: words(
      "(?:einen |der )?trick(?: dabei)?(?=[?])|was (?:sag|sage|antworte) ich|(?:weiß|weiss) nicht,? ob ich|überlege,? ob ich|ein (?:tipp|mittel|rat) (?:dagegen|für)|was (?:soll|kann|würdest) (?:ich|du) (?:\\p{L}+ )*(?:machen|tun|sagen)|(?:hast du|brauche|gib mir) (?:einen |vielleicht |mal |'nen )*(?:tipp|tipps|rat|ratschlag|hinweis)|was meinst du(?: dazu)?(?=[?]|$)|hilf mir|soll ich|was rätst du",
    ),
    say: [
      'Ich bin da nicht vom Fach, also nur dies: Probier zuerst das Kleinste davon, und schau, wie es sich anfühlt.',
      'Den einen richtigen Weg gibt es nicht, soweit ich weiß. Fang da an, wo es am leichtesten ist, und erzähl mir, wie es war.',
      'Ich kenne nur meine Ecke der Welt. Da hilft langsam mehr als wissen wie.',
    ],
  },
};
