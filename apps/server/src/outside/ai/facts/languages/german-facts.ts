import type { FactPatterns } from '../fact-patterns.ts';

const animals =
  'hund|hündin|welpen?|katze|kater|kätzchen|kaninchen|papagei\\w*|wellensittich|hamster|pferd|schildkröte|goldfisch|vogel';
const jobs =
  '\\p{L}*(?:lehrer|pfleger|ärztin|arzt|ingenieur|entwickler|programmierer|designer|student|anwalt|anwält|fahrer|koch|köchin|bäcker|autor|journalist|fotograf|maler|künstler|musiker|sänger|schauspieler|landwirt|gärtner|schreiner|tischler|elektriker|mechaniker|pilot|verkäufer|buchhalter|architekt|friseur|übersetzer|forscher|wissenschaftler|berater|therapeut|polizist|schwester)(?:in)?';
const isJob = new RegExp(`^(?:${jobs})$`, 'iu');
const times =
  'morgen|übermorgen|heute abend|nächste[nrs]? \\p{L}+|am (?:mon|diens|donners|frei|sams|sonn)tag|am wochenende|(?:diesen|nächsten) sommer|bald';
const notNames =
  /^(?:nicht|aus|in|so|sehr|gerade|hier|müde|traurig|froh|gut|auch|ein|eine|der|die|das|noch|heute)$/i;

/** What people say of themselves in German. */
export const germanFacts: FactPatterns = {
  name: [
    {
      pattern:
        /(?<!\p{L})(?:ich heiße|ich heisse|mein name ist|nenn mich)(?: übrigens)?\s+(\p{L}[\p{L}'-]{0,19})/iu,
      read: ([, name = '']) => (notNames.test(name) ? undefined : { content: name }),
    },
    {
      pattern:
        /^(?:(?:hallo|hi|hey)[ ,!.]*)?[Ii]ch bin (?:übrigens )?(\p{Lu}\p{Ll}{1,19})(?=[.,!]|$| und \p{Ll}| aus \p{Lu})/u,
      read: ([, name = '']) => (isJob.test(name) ? undefined : { content: name }),
    },
    {
      pattern:
        /(?:^|[,.!] ?)(?:[Ii]ch )?[Bb]in (?:übrigens )?(?:der|die) (\p{Lu}\p{Ll}{1,19})(?=[.,!]|$| aus \p{Lu}| und )/u,
    },
  ],
  place: [
    { pattern: /(?<!\p{L})[Ii]ch bin (?:der |die )?(?:\p{Lu}\p{Ll}+ )aus (\p{Lu}[\p{L}'-]+)/u },
    {
      pattern:
        /(?<!\p{L})ich (?:wohne|lebe|bin|komme)(?: (?:jetzt|gerade|seit \p{L}+|noch))? (?:in|aus) (\p{Lu}[\p{L}'-]+(?: (?:am|an der) \p{Lu}\p{L}+| \p{Lu}\p{L}+)?)/u,
    },
    {
      pattern:
        /(?<!\p{L})[Ii]ch (?:wohne|lebe|komme)(?: (?:jetzt|gerade|noch))? (?:in|aus) (\p{Lu}[\p{L}'-]+)/u,
    },
  ],
  job: [
    {
      pattern: new RegExp(`(?<!\\p{L})ich (?:bin|arbeite als)(?: \\p{Ll}+){0,2}? (${jobs})(?!\\p{L})`, 'iu'),
    },
    { pattern: /(?<!\p{L})ich arbeite ((?:bei|im|in) (?:einem |einer |der )?\p{Lu}[\p{L}'-]+)/u },
  ],
  birthday: [
    { pattern: /(?<!\p{L})(?:ich habe am|mein geburtstag ist(?: am)?) (\d{1,2}\.\s?(?:\p{L}+|\d{1,2}))/iu },
  ],
  pet: [
    {
      pattern: new RegExp(
        `(?<!\\p{L})(?:ich habe|wir haben|habe|hab) (?:eine?n?|zwei) (?:\\p{Ll}+ ){0,2}?(${animals})(?:,? (?:namens|(?:sie|er|es|die|der|das) heißt|mit namen) (\\p{L}{2,20}))?(?:,? (\\p{L}{2,20}) heißt)?`,
        'iu',
      ),
      read: ([, animal = '', named, other]) => petNamed(animal, named ?? other),
    },
    {
      pattern: new RegExp(`(?<!\\p{L})meine? (${animals}) (?:heißt )?(\\p{Lu}\\p{L}{1,20})`, 'u'),
      read: ([, animal = '', named]) => petNamed(animal, named),
    },
    {
      pattern: new RegExp(`(?<!\\p{L})meine? (${animals}) heißt (\\p{L}{2,20})`, 'iu'),
      read: ([, animal = '', named]) => petNamed(animal, named),
    },
  ],
  plan: [
    {
      pattern: new RegExp(
        `(?<!\\p{L})ich (?:fahre|fliege|reise|gehe|ziehe|will|werde|möchte) ((?:${times}) [^.,!?;]{2,50}|[^.,!?;]{2,40}? (?:${times})(?: [^.,!?;]{2,40})?)`,
        'iu',
      ),
    },
    {
      pattern: new RegExp(
        `(?<!\\p{L})((?:${times}) (?:fahre|fliege|reise|gehe|ziehe|will|werde|möchte) ich [^.,!?;]{2,50})`,
        'iu',
      ),
      read: ([, words = '']) => ({
        content: words.replace(/ (?:fahre|fliege|reise|gehe|ziehe|will|werde|möchte) ich/i, ''),
      }),
    },
  ],
  like: [
    {
      pattern:
        /(?<!\p{L})ich (?:liebe|mag)(?: (?:auch|sehr|wirklich))* ((?!dich|das|es|deine?\w*|nicht|kein)[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?)/iu,
    },
    {
      pattern: /(?<!\p{L})ich (\p{L}{2,}?)e (?:sehr |wirklich |so )*gern\w*/iu,
      read: ([, stem = '']) =>
        /^(?:hätt|würd|möcht|hab)$/.test(stem) ? undefined : { content: asNoun(`${stem}en`) },
    },
  ],
};

function petNamed(animal: string, name: string | undefined) {
  const kind = asNoun(animal);
  return { content: name ? `${name} (${kind})` : kind, key: (name ?? animal).toLowerCase() };
}

function asNoun(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
