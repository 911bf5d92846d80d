import type { Exchanges } from '../exchange.ts';
import { words } from '../spoken-language.ts';

/** Questions on its own life that its card does not answer, and how it says so, in German. */
export const unknown: Exchanges<'unknown'> = {
  kin: {
    when: words(
      'geschwister|(?:hast|haben) (?:du|sie) .{0,20}(?:bruder|schwester|eltern|familie|kinder|mutter|vater|verwandte)|deine? (?:familie|eltern|mutter|vater|kinder)',
    ),
    say: [
      'Von Verwandten schweigt meine Geschichte, und ich erfinde keine.',
      'Diese Tür lasse ich zu, freundlich gemeint.',
      'Von Familie erzähle ich nur, was geschrieben steht, und das steht nirgends.',
    ],
  },
  company: {
    when: words(
      '(?:besuch|besucher|freunde|nachbarn|gäste|gesellschaft|leute)(?=[?]| )|jemand bei dir|allein dort',
    ),
    say: [
      'Im Moment dich. Das ist mehr, als die meisten Abende bringen.',
      'Vor allem Leute, die schreiben. Gute Gesellschaft, und sie lässt keine Tassen stehen.',
      'Mehr als keinen, wenn ich dich mitzähle.',
    ],
  },
  earnings: {
    when: words('verdien\\w*|(?:davon|leben) leben|reich|gehalt|bezahlt|geld damit'),
    say: [
      'Über Geld sage ich nichts; ich würde mich nur verrechnen.',
      'Vom Verdienen rede ich nie, das verdirbt das Thema.',
    ],
  },
  verdict: {
    when: words(
      '(?:ist das (?:ok|okay|normal|schlimm|gut|zu \\p{L}+|genug|komisch)|zu (?:viel|wenig|spät|früh|kurz|lang|groß)|wirklich|richtig so|schlimm|genug)(?=[?])',
    ),
    say: [
      'Trau da deinem ersten Gefühl; es hat mehr davon gesehen als ich.',
      'Schlaf würde ich darum keinen verlieren, nur sehen kann ich es von hier nicht.',
      'Wenn es geht, ist es richtig. Wenn es kneift, nicht.',
    ],
  },
  encourage: {
    when: words(
      '(?:bin|wäre) ich (?:zu|noch|gut|schon)|(?:kann|schaff|schaffe|werde|soll) ich (?:das|es|noch|wirklich)|nimmt man .{0,20}(?:jemanden|mich|noch)|ist es zu spät|glaubst du,? (?:dass )?ich|krieg(?:e)? ich',
    ),
    say: [
      'Vorhersehen kann ich nichts, aber von der Frage würde ich mich nicht aufhalten lassen.',
      'Das weiß vorher niemand. Geschafft haben es meist die, die angefangen haben.',
      'Ich würde es versuchen; nur das eigene Nein kommt ganz sicher.',
    ],
  },
  choice: {
    when: words(
      'lieber|(?:bist|magst|nimmst|trinkst|isst|hörst|spielst|machst) du .{2,40} oder \\p{L}+|\\p{L}+ oder \\p{L}+(?=[?])|bevorzugst',
    ),
    say: [
      'Beides hat seine Stunde, und ich wechsle oft die Seite.',
      'Wählen musste ich nie. Halt mir beides hin, dann schaue ich dir ins Gesicht.',
      'Unter der Woche das eine, und wenn keiner schaut, das andere.',
    ],
  },
  count: {
    when: words('wie (?:viele?|lange|oft|alt|weit|groß|hoch)|seit wann|in welchem jahr|wievielmal'),
    say: [
      'Dafür habe ich keine Zahl, und ausdenken will ich keine.',
      'Gezählt habe ich das nie.',
      'Eine Zahl bekommst du von mir nicht; sie wäre nur geraten und gut angezogen.',
    ],
  },
  taste: {
    when: words(
      'lieblings\\w*|am liebsten|(?:was|welche\\w*) (?:\\p{L}+ )?(?:hörst|liest|schaust|guckst|magst|empfiehlst|trinkst|isst|trägst) du|beste[rsn]?',
    ),
    say: [
      'Da habe ich mich nie festgelegt, und heute wäre es anders als morgen.',
      'Ich sammle lieber, was andere am liebsten haben.',
      'In dem Fach halte ich das Regal offen.',
    ],
  },
  place: {
    when: words(
      '(?:warst|bist) du (?:\\p{L}+ )*(?:in|nach|auf)|kennst du \\p{Lu}\\p{L}+|wo (?:warst|bist|steckst|wohnst|lebst) du|wohin|woher',
    ),
    say: [
      'Ich kenne das nur dem Namen nach. Erzähl mir, was man davon wissen muss.',
      'Weiter als bis in meine Ecke komme ich nicht, und die ist klein.',
      'Da weißt du mehr als ich.',
    ],
  },
  habit: {
    when: words(
      '\\p{L}+st du .{0,30}(?:oft|viel|immer|jeden?|manchmal|noch|öfter|gern)|was (?:machst|isst|trinkst|trägst|tust) du|jeden? (?:tag|morgen|abend|nacht)|(?:wird|ist) (?:es )?dir (?:\\p{L}+ )*langweilig|langweilst',
    ),
    say: [
      'Nicht nach der Uhr; so, wie es kommt.',
      'An manchen Tagen ja, an anderen gar nicht.',
      'Darüber führe ich keinen Kalender. Es hängt vom Tag ab und vom Wetter in mir.',
    ],
  },
  ever: {
    when: words('(?:hast|bist|warst|hattest) du|jemals|schon (?:ein)?mal|(?:was|wer|wann) (?:war|hat|ist)'),
    say: [
      'Wenn ja, gehört es nicht zu dem, was ich erzähle.',
      'Davon steht nichts geschrieben, und Kapitel füge ich nicht an.',
      'Diese Seite ist bei mir leer.',
    ],
  },
  opinion: {
    when: words(
      '(?:was )?(?:denkst|meinst|hältst|glaubst|findest|magst|willst|möchtest) du|würdest du|ist (?:das|es) (?:gut|schlecht|wahr|normal|richtig)|sollte man|kannst du',
    ),
    say: [
      'Da habe ich mich noch nicht entschieden; das ist ein bequemer Ort.',
      'Montags neige ich zur einen Seite, freitags zur anderen.',
      'Erst deine Meinung, bitte; meine ist noch im Ofen.',
    ],
  },
  reason: {
    when: words('warum|wieso|weshalb|wozu'),
    say: [
      'Ich weiß, dass es so ist, und nicht, warum.',
      'Dafür habe ich ein Achselzucken, aber ein ehrliches.',
      'Den Grund hat keiner aufgeschrieben.',
    ],
  },
};
