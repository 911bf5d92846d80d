import type { Exchanges } from '../exchange.ts';
import { words } from '../spoken-language.ts';

/** What they say of themselves: what they wish, dare, can and are, in German. */
export const confidences: Exchanges<'confidences'> = {
  embarrassed: {
    when: words(
      'schäm\\w* mich|peinlich\\w*|blamiert|schäme mich|im boden versunken|rot geworden|wie ein idiot',
    ),
    say: [
      'Niemand weiß es so lange wie du.',
      'Das zeigt nur, dass es dir wichtig war.',
      'Die anderen waren mit ihren eigenen Gesichtern beschäftigt.',
    ],
  },
  will_try: {
    when: words(
      'ich (?:ruf|rufe|frag|frage|sag|sage|schreib|schreibe) (?:sie|ihn|ihr|ihm|es|das)|(?:probier|probiere|versuch|versuche|mach|mache|bestell|bestelle|hör|höre|schau|schaue|kauf|kaufe|merk|merke) ich|ich (?:probier|probiere|versuch|versuche|bestell|bestelle|fang|fange) |werde? ich (?:\\p{L}+ )?(?:probieren|versuchen|machen)|wird gemacht|mal (?:sehen|ausprobieren)|los geht.?s',
    ),
    say: [
      'Gut. Erzähl mir, wie es war.',
      'Mach das, und lass dir Zeit dabei.',
      'Ich bin gespannt, was daraus wird.',
    ],
  },
  apology_mood: {
    when: words(
      'sorry,? (?:ist |war )?(?:schwer|viel|schwere kost|lang)|(?:sorry|entschuldige|tut mir leid),? (?:dass|für|wenn) .*|ich (?:jammere|heule rum|texte dich zu)|will dich nicht (?:nerven|zutexten|belasten)',
    ),
    say: [
      'Da gibt es nichts zu entschuldigen; dafür bin ich da.',
      'Gar nicht. Zu zweit angeschaut wiegt es weniger.',
    ],
  },
  aging: {
    when: words(
      'ich bin (?:schon |erst |fast |jetzt |auch |ja )*\\d{2}(?! ?(?:minuten|kilometer|km|wochen))|in meinem alter|zu alt|nicht mehr (?:der|die) jüngste|werde alt|nicht mehr (?:so )?jung',
    ),
    say: [
      'Die Jahre bringen eine Geduld, die mit zwanzig niemand hat.',
      'Alter ist vor allem eine Frage der Knie. Der Rest bleibt neugierig.',
      'Solange du fragst, ist es nicht zu spät.',
    ],
  },
  quote_other: {
    when: words(
      'meine eltern (?:sagen|wollen|meinen|finden)|(?:mein\\w* \\p{L}+|er|sie|der arzt|die ärztin|alle|die leute) (?:sagt|sagte|meint|meinte|findet|behauptet|glaubt|hat gesagt|will,? dass)',
    ),
    say: [
      'Das ist schnell gesagt. Und was sagst du selbst?',
      'Da kann etwas dran sein, und etwas auch nicht.',
      'Man darf das hören und trotzdem tun, was man will.',
    ],
  },
  not_understood: {
    when: words(
      '(?:versteht|verstehen|kapiert|kapieren|checkt|checken) (?:mich|das|es|mich keiner|niemand|\\p{L}+) ?(?:nicht|nie|keiner|niemand|einfach nicht)|(?:keiner|niemand) (?:versteht|hört)',
    ),
    say: [
      'Es macht müde, jemandem zu erklären, was er nicht hören will.',
      'Manches versteht man nur von innen.',
      'Dann gehört es eine Weile dir allein. Das hat auch sein Gutes.',
    ],
  },
  proud_of: {
    when: words(
      '(?:so |sehr |ganz )?(?:schlau|klug|begabt|talentiert)\\w*|fantasie|phantasie|macht das (?:so |echt |richtig )?(?:gut|toll|super)|stolz auf',
    ),
    say: [
      'Man hört, wie stolz du bist.',
      'Dann hat jemand etwas richtig gemacht.',
      'So jemand wäre mir gleich sympathisch.',
    ],
  },
  wish: {
    when: words(
      'ich (?:würd|würde|möchte|wünschte|hätte|will|wollte|träume)|(?:würd|würde|möchte|hätte|will|wollte) ich (?:auch |gern |gerne |mal |schon )+|wär\\w* (?:schön|toll|mein traum)|irgendwann (?:mal|will|möchte)|schon immer (?:mal )?',
    ),
    say: [
      'Dann fang mit einem Stück davon an, das in einen Abend passt.',
      'Solche Wünsche sollte man beim Wort nehmen.',
      'Das kann ich mir bei dir gut vorstellen.',
    ],
    ask: ['Was hat dich bisher davon abgehalten?'],
  },
  shy: {
    when: words(
      '(?:trau|traue) (?:ich )?mich? (?:\\p{L}+ )?nicht|zu schüchtern|kein\\w* mut|schiss|hemmungen',
    ),
    say: [
      'Mut ist meistens ein kleiner Schritt mit weichen Knien.',
      'Du musst dich nicht alles trauen. Eine Ecke davon reicht.',
      'Das Schlimmste daran ist fast immer das Davor.',
    ],
  },
  cannot: {
    when: words(
      'ich kann (?:leider |nur |halt |das |gar |echt |überhaupt )*(?:nicht|nur|kein\\w*)|(?:kann|kenne|kenn) (?:ich )?nur|(?:bin|hab|habe) (?:da |echt |total |überhaupt |gar |leider )*(?:schlecht|kein\\w* talent|kein\\w* ahnung|unbegabt|ungeschickt|tollpatschig|kein\\w* grünen daumen|zwei linke)',
    ),
    say: [
      'Da standen alle, die es heute gut können.',
      'Noch nicht, meinst du.',
      'Für einen Anfang reicht es, und mit mehr fängt nichts an.',
    ],
  },
};
