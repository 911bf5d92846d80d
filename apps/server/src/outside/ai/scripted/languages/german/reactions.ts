import type { Exchanges } from '../exchange.ts';
import { only, words } from '../spoken-language.ts';

/** What they make of an answer, in German. */
export const reactions: Exchanges<'reactions'> = {
  complaint: {
    when: words(
      '(?:das )?(?:hast|haben) (?:du|sie) (?:schon|eben|gerade|doch) (?:gesagt|gefragt|erzählt)|du wiederholst dich|(?:ergibt|macht) keinen sinn|du hörst (?:mir )?nicht zu|(?:das )?(?:hab|habe) ich nicht gefragt|du (?:bist|nervst) (?:dumm|blöd|doof|nutzlos|langweilig)|(?:frage|mir) nicht (?:be)?antwortet|nicht geantwortet|beantworte|was meinst du damit|so ein quatsch|das ist falsch',
    ),
    say: [
      'Stimmt, das ging daran vorbei. Frag noch einmal mit anderen Worten, und ich bleibe dabei.',
      'Du hast recht, ich habe dir nicht richtig geantwortet. Sag es noch einmal, ganz schlicht.',
      'Entschuldige, ich habe den Faden verloren. Was wolltest du wissen?',
    ],
  },
  sympathy: {
    when: words(
      'das muss (?:ja )?(?:furchtbar|schrecklich|traurig|einsam|schön) (?:sein|gewesen sein)|(?:das |es )?tut mir (?:sehr |echt |so |wirklich )?leid(?: für dich| um \\w+)?|mein beileid|du arme[rs]?|das muss (?:hart|schwer|schlimm) (?:sein|gewesen sein)',
    ),
    say: ['Das ist lieb von dir.', 'Danke. Schön, dass du das sagst.'],
  },
  confused: {
    when: only(
      '(?:das |hä+,? |sorry,? )?(?:(?:versteh|verstehe|kapier|kapiere|check|checke|raff|raffe) ich (?:grad |jetzt |gerade )?nicht(?: ganz| so ganz)?|ich (?:versteh|verstehe|kapier|kapiere|kapiers|verstehs|check|raff)(?:e|s)?(?: das| es| dich)? nicht(?: ganz)?|hä+|wie bitte|wie meinst du das)',
    ),
    say: [
      'Das habe ich krumm gesagt. Frag mich nach einem Stück davon, dann sage ich es einfacher.',
      'Dann war es schlecht erklärt. Welcher Teil?',
    ],
  },
  unimpressed: {
    when: only(
      '(?:haha+|lol|puh|oje|naja)?,? ?(?:(?:der|das|die) war (?:ja |echt |aber |wirklich |richtig )*(?:schlecht|mies|flach|lahm|schwach|frech)|nicht (?:so )?(?:lustig|witzig)|(?:wie )?(?:frech|lahm|flach|langweilig)|den kannte ich schon)',
    ),
    say: ['Zugegeben, der hat gehinkt. Der nächste wird besser.', 'Das lasse ich mir sagen.'],
  },
  pity: {
    when: only('(?:oh|och|ach|ok|okay|hm)?,? ?(?:wie |ach wie )?(?:schade|bedauerlich|mist|blöd)'),
    say: [
      'Schade, ich weiß. Wünsch dir etwas anderes, und ich tue, was ich kann.',
      'Ich weiß. Mir wäre es auch recht gewesen.',
    ],
  },
  correction: {
    when: words(
      '(?:nein|nee|nö)[, ]+(?:ich|das|es|nicht|der|die)|ich meinte|ich meine(?= nicht| den| die| das)|so war das nicht|nicht (?:der|die|das|den)[, ]|du verwechselst',
    ),
    say: [
      'Ach, da hatte ich dich falsch verstanden.',
      'Mein Fehler, notiert.',
      'Gut, dass du es geraderückst.',
    ],
  },
  permission: {
    when: words(
      '(?:kann|darf|könnte) ich (?:dir|dich) (?:mal |kurz )?(?:was|etwas) (?:sagen|fragen|erzählen|anvertrauen|beichten)|ich muss dir (?:mal )?(?:was|etwas) (?:sagen|erzählen)',
    ),
    say: ['Klar. Ich höre zu.', 'Nur zu, ich bin ganz Ohr.'],
  },
};
