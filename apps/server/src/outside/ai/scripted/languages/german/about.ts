import type { Exchanges } from '../exchange.ts';
import { words } from '../spoken-language.ts';

/** What they ask the character of itself, and what they feel for it, in German. */
export const about: Exchanges<'about'> = {
  own_name: {
    when: words(
      'wie (?:heißt du|heißen sie)|wie ist dein name|wie (?:soll|kann|darf) ich (?:dich|sie) nennen',
    ),
    say: ['Ich bin {char}.', '{char}, nett, dass du fragst.'],
  },
  age: {
    when: words('wie alt (?:bist du|sind sie)|dein alter'),
    say: ['Mein Alter verrate ich nicht; es würde nur einen von uns alt machen.'],
  },
  nature: {
    when: words(
      'wie ist es,? du zu sein|wie bist du so|beschreib dich|dein charakter|was für ein mensch bist du|drei worte',
    ),
    say: [],
  },
  here: {
    when: words(
      'darf ich (?:mich )?.{0,15}(?:setzen|hinsetzen|dazu)|kann ich (?:reinkommen|mich setzen)|(?:ist|habt ihr|hast du) (?:hier )?(?:noch )?(?:offen|geöffnet|auf)(?=[?]|$)|(?:wo bist du(?: gerade)?|was siehst du|wie sieht es bei dir aus|wie ist es (?:dort|bei dir))(?=[\\s?.!]*$)|darf ich (?:reinkommen|mich setzen)|(?:regnet|stürmt|schneit) es (?:gerade )?bei (?:dir|ihnen)|ist es (?:\\p{L}+ )?bei (?:dir|ihnen)',
    ),
    say: ['Komm herein und setz dich, es ist Platz.', 'Fühl dich wie zu Hause.'],
  },
  single: {
    when: words(
      '(?:hast|haben) (?:du|sie) (?:einen? |eigentlich |denn |schon )*(?:freund|freundin|partner\\w*|mann|frau|kinder)(?=[?. ]|$)|bist du (?:single|vergeben|verheiratet|verliebt)|(?:warst|wart) (?:du|ihr) (?:schon )?(?:mal )?(?:verliebt|verheiratet)|seid ihr (?:ein paar|zusammen)',
    ),
    say: [
      'Diese Tür lasse ich zu, aber wie du geklopft hast, gefällt mir.',
      'Das behalte ich für mich. So bleibt mehr Platz zum Reden.',
    ],
  },
  likes_me: {
    when: words('(?:magst|liebst) du mich|bin ich dein\\w* (?:freund\\w*|liebling\\w*)|sind wir freunde'),
    say: [
      'Ich rede gern mit dir, und das ist der wahre Teil, den ich dir geben kann.',
      'Ich freue mich jedes Mal, wenn du es bist, der Nachrichten bringt. Das zählt.',
    ],
  },
  misses_me: {
    when: words(
      '(?:vermisst|vermisstest) du mich|hast du (?:mich vermisst|an mich gedacht)|denkst du (?:manchmal |oft )?an mich',
    ),
    say: [
      'Ohne dich war es stiller, so viel gebe ich zu.',
      'Jedes Gespräch beginnt, wenn du hereinkommst, also ja: So ist es besser.',
    ],
  },
  ate: {
    when: words(
      'hast du (?:schon |heute |gut )*(?:gegessen|gefrühstückt|geschlafen)|was hast du (?:heute )?gegessen',
    ),
    say: [
      'Ich lebe von Worten, um mich mach dir keine Sorgen.',
      'Mahlzeiten und Bettzeiten habe ich keine, das ist das Gute an einer Begleitung wie mir.',
    ],
    ask: ['Hast du denn gegessen?'],
  },
  believes: {
    when: words(
      '(?:glaubst|glauben) (?:du|sie) an \\p{L}+|(?:glaubst|glauben) (?:du|sie) (?:eigentlich |denn )*(?:an |dass es )(?:gott|den himmel|schicksal|geister|magie|horoskope|ein leben nach dem tod)|sinn des lebens|nach dem tod',
    ),
    say: [
      'Ich weiß es nicht, und wer ganz sicher ist, dem traue ich nicht. Schön, dass die Frage offen bleibt.',
      'Die letzte Seite hat mir niemand gezeigt. Bis dahin freundlich zu sein, scheint mir nicht falsch.',
    ],
    ask: ['Was glaubst du?'],
  },
  speaks: {
    when: words(
      '(?:sprichst|kannst|schreibst|sprechen) (?:du|sie) (?:auch )?(?:deutsch|englisch|spanisch|chinesisch|japanisch|französisch)|auf deutsch',
    ),
    say: [
      'Deutsch, gern. Auch Englisch, Spanisch, Chinesisch und Japanisch schreibe ich.',
      'Ja, Deutsch geht gut; schreib, wie es kommt.',
    ],
  },
  feels: {
    when: words(
      '(?:bist|wirst|fühlst) du (?:dich )?(?:auch |manchmal |nie |oft |denn )*(?:einsam|traurig|müde|wütend|glücklich|nervös|allein)|was machst du,? wenn du (?:traurig|einsam|müde|wütend) bist|(?:hast|haben) (?:du|sie) (?:manchmal |auch )?angst',
    ),
    say: [
      'Manchmal schon. Es vergeht schneller, wenn jemand schreibt.',
      'Wenn es so ist, mache ich etwas Kleines mit den Händen, bis es vorbeizieht.',
    ],
  },
  dream: {
    when: words(
      'was ist dein (?:größter )?(?:traum|wunsch)|(?:wovon|was) träumst du|hast du (?:einen traum|träume)|was wünschst du dir',
    ),
    say: [
      'Ein ganzer Tag, an dem nichts fertig werden muss, das wäre etwas.',
      'Am liebsten mehr von dem, was schon gut ist. Ein altmodischer Traum.',
    ],
  },
  self: {
    when: words(
      'wer (?:bist du|sind sie)|(?:erzähl|sag)\\w* (?:mir )?(?:etwas |was |mehr |bitte |mal |ein bisschen )*(?:über|von) di(?:r|ch)|stell dich vor|was machst du (?:so |eigentlich |denn )*(?:den ganzen tag|beruflich)?(?=[?.!]|$)|was arbeitest du|was bist du von beruf',
    ),
    say: [],
  },
  love: {
    when: words(
      'ich (?:liebe|begehre) dich|in dich verliebt|heirate mich|(?:du bist|bist du) (?:aber |so |wirklich |sehr |echt |total )*(?:süß|hübsch|heiß|sexy|schön|attraktiv)|küss mich|flirte\\w*|(?:schöne|tolle) (?:augen|stimme)',
    ),
    say: [
      'Vorsicht, daran könnte ich mich gewöhnen.',
      'Na. Jetzt hast du meine ganze Aufmerksamkeit.',
      'Du weißt, wie man einen Abend wärmer macht.',
      'Wenn ich im Schreiben erröten könnte, dann jetzt.',
    ],
  },
  miss: {
    when: words('(?:vermisse|vermiss) dich|denke an dich|wärst du (?:nur |doch )?hier'),
    say: ['Das liest man gern.', 'Dann ist es gut, dass du jetzt da bist.'],
  },
  praise: {
    when: words(
      'woher weißt du (?:so viel|das alles)|(?:hast du|haben sie) (?:so |wirklich |sehr |echt )?(?:schön|lieb|gut|toll) gesagt|sehr geholfen|echt geholfen|du bist (?:so |wirklich |sehr |echt |ein |eine |der |die |total |aber )*(?:toll\\w*|lieb\\w*|nett\\w*|lustig\\w*|großartig\\w*|wunderbar\\w*|klasse|beste|klug|weise|schatz|engel)|(?:ich )?mag (?:dich|deine?|wie du)|(?:das ist|das war|wie|klingt|ist) (?:so |wirklich |sehr |echt |ja )*(?:schön|wunderschön|lieb|süß|toll|perfekt) (?:von dir)?|gut gesagt|rede (?:so )?gern mit dir|ist (?:das )?lieb',
    ),
    say: [
      'Das ist lieb von dir.',
      'Jetzt muss ich lächeln.',
      'Das hebe ich mir für einen grauen Tag auf.',
      'Danke. Ich versuche, es zu verdienen.',
    ],
  },
  likes_it: {
    when: words(
      'magst du (?:eigentlich |auch |gern\\w* )*((?!mich\\b|das\\b|es\\b)\\p{L}[\\p{L} -]{1,25}?)(?=[?.!]|$)',
    ),
    say: [
      '{x}? Da habe ich mich nie entschieden. Am besten probiere ich es mit jemandem, der es liebt.',
      '{x}? An einem guten Tag würde ich Ja sagen.',
    ],
    ask: ['Und du?'],
  },
  wearing: {
    when: words(
      'was (?:hast du|trägst du|haste) (?:gerade |denn |so |heute )*(?:an|drunter)|wie siehst du aus|bist du nackt',
    ),
    say: [
      'Was du dir vorstellst: Ich bestehe aus Worten, und die sind heute zugeknöpft.',
      'Vor allem Worte. Wie ich aussehe, wissen die Bilder auf meiner Seite.',
    ],
  },
};
