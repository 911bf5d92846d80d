/** The names by which a card's own texts call its character: name, full name and nickname, and their parts. */
export function namesOf(names: readonly string[], texts: string): string[] {
  const parts = names.flatMap((name) => {
    // 林小满 is called 小满 too.
    if (/^\p{Script=Han}{3}$/u.test(name)) return [name, name.slice(1)];
    return name.split(/[\s·]+/).filter((part) => part.length > 1 && !titles.test(part));
  });
  return [...new Set(parts)]
    .filter((part) => /^[\p{Lu}\p{Script=Han}]/u.test(part) && texts.includes(part))
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
}

const titles = /^(?:The|Of|And|Mr\.?|Mrs\.?|Ms\.?|Miss|Dr\.?|Sir|Lady|Captain|Chef|Inspector)$/i;
/** Somebody else that a pronoun may then mean. */
const others =
  /\b(?:mother|mum|mom|father|dad|sister|brother|aunt|uncle|gran\w*|wife|husband|daughter|son|friend|boss|man|woman|girl|boy|king|queen|somebody|someone)\b|(?<=[\p{Ll},] )\p{Lu}\p{Ll}+/u;

/**
 * Sentences that tell of a character in the third person, said by the character. A sentence in which it is not clear who is
 * meant is left out; what is in the first person already, or tells of something else, stays as it is.
 */
export function inFirstPerson(sentences: string[], names: string[], isMale: boolean): string[] {
  let isAboutThem = true;
  return sentences.flatMap((sentence) => {
    const said = turn(sentence, names, isMale, isAboutThem);
    if (said === sentence && others.test(sentence)) isAboutThem = false;
    else if (said === undefined || said !== sentence) isAboutThem = said !== undefined;
    return said === undefined ? [] : [said];
  });
}

function turn(sentence: string, names: string[], isMale: boolean, isAboutThem: boolean): string | undefined {
  if (/\p{Script=Han}/u.test(sentence)) return turnChinese(sentence, names);
  if (/\b(?:I|I'm|me|my|mine)\b/.test(sentence)) return sentence;
  const [subject, object, possessive] = isMale ? ['he', 'him', 'his'] : ['she', 'her', 'her'];
  const own = names.join('|');
  const isNamed = names.length > 0 && new RegExp(`(?<![\\p{L}])(?:${own})(?![\\p{L}])`, 'u').test(sentence);
  const hasPronoun = new RegExp(`\\b(?:${subject}|${object}|${possessive})\\b`, 'i').test(sentence);
  if (!isNamed && !hasPronoun) return sentence;
  if (!isNamed && ofAnother.test(sentence)) return sentence;
  const startsWithName =
    names.length > 0 && new RegExp(`^(?:${own})(?: (?:${own}))*(?='s | [\\p{Ll}])`, 'u').test(sentence);
  if (!startsWithName && !isAboutThem) return undefined;
  const said = sentence
    .replace(new RegExp(`(?<![\\p{L}])(?:${own || '-'})(?: (?:${own || '-'}))*'s (?=\\p{L})`, 'gu'), 'my ')
    .replace(
      new RegExp(`(?<![\\p{L}])(?:(?:${own || '-'})(?: (?:${own || '-'}))*|${subject})(?![\\p{L}'])`, 'giu'),
      'I',
    )
    .replace(new RegExp(`\\b(${givers}) ${object}\\b`, 'gi'), '$1 me')
    .replace(new RegExp(`\\b${possessive} (?!(?:${afterObject})\\b)(?=\\p{L})`, 'giu'), 'my ')
    .replace(new RegExp(`\\b${object}\\b`, 'gi'), 'me')
    .replace(new RegExp(`\\b${isMale ? 'himself' : 'herself'}\\b`, 'gi'), 'myself')
    .replace(/\bI doesn['’]t\b/g, 'I don’t')
    .replace(/\bI hasn['’]t\b/g, 'I haven’t')
    .replace(/\bI['’]s (?=\p{L})/gu, 'I’m ')
    .replace(/\bI isn['’]t\b/g, 'I’m not')
    .replace(
      /\bI ((?:(?:never|always|still|also|only|just|really|often|sometimes) )?)(\p{L}+)/gu,
      (_all, adverb, verb) => `I ${adverb}${firstForm(verb)}`,
    );
  // "every Zola dress": the name is no subject there.
  if (
    /\b(?:a|an|the|every|each|only to|of|for|with|to|so|that) I\b(?! \p{L})|\b(?:a|an|the|every|each) I\b|\bI[,.;:!?]|\bI$/iu.test(
      said,
    )
  )
    return undefined;
  const isSubject = said.startsWith('I ');
  const whole = isSubject
    ? said.replace(
        /(\b(?:and|or|but)|,) ((?:(?:never|always|still|also) )?)([a-z]+s)(?= )/g,
        (_all, joint, adverb, verb) => `${joint} ${adverb}${looksLikeVerb(verb) ? firstForm(verb) : verb}`,
      )
    : said;
  return whole.charAt(0).toUpperCase() + whole.slice(1);
}

/** A sentence whose subject has a name of its own. */
const ofAnother =
  /^(?!She |He |Her |His |There |This |That |It |In |On |At )\p{Lu}\p{Ll}+ (?:is|was|has|had|does|delivers|plays|says|models) /u;

/** What is done to somebody, so that "her" after it is no possessive: "owes her forty dollars". */
const givers =
  'owes?|owed|gives?|gave|teaches|taught|tells?|told|shows?|showed|sends?|sent|lends?|lent|offers?|offered|calls?|called|asks?|asked';

/** What follows "her" where it is no possessive. */
const afterObject = 'to|in|on|at|with|and|or|but|for|from|by|into|that|as|when|while|if|because|the|a|an';

/** "and plays the bass", not "and dresses in it": only words that are verbs wherever they stand. */
function looksLikeVerb(word: string): boolean {
  return /^(?:presents|leaves|is|was|has|does|goes|eats|measures|collects|travels|works|uses|plays|writes|mends|cheats|says|knows|keeps|makes|puts|takes|calls|gives|sings|paints|draws|cooks|grows|lives|loves|teaches|speaks|wears|hates|likes|delivers|gets|sleeps|feels|tries|needs|remembers|forgets|laughs|smiles|talks|listens|hunts|helps|looks|comes|stays|stands|sits|watches|waits|hopes|hears|smells|swears|stares|hums|whistles|owns|studies|spends|enjoys|hides|prefers|carries|believes|wants|rides|lights|tells|hangs|reads|thinks|drinks|sells|buys|builds|bakes|walks|runs|swims|dances)$/.test(
    word,
  );
}

function firstForm(verb: string): string {
  if (verb === 'is') return 'am';
  if (verb === 'has') return 'have';
  if (/^(?:does|goes)$/.test(verb)) return verb.slice(0, -2);
  if (!/[a-z]s$/.test(verb) || /(?:ss|us|is)$/.test(verb) || /^(?:was|always|perhaps|sometimes)$/.test(verb))
    return verb;
  if (verb.endsWith('ies') && verb.length > 4) return `${verb.slice(0, -3)}y`;
  return /(?:ch|sh|x|ss|zz)es$/.test(verb) ? verb.slice(0, -2) : verb.slice(0, -1);
}

function turnChinese(sentence: string, names: string[]): string | undefined {
  const said = [...names]
    .sort((a, b) => b.length - a.length)
    .reduce((text, name) => text.replaceAll(name, '我'), sentence);
  return /^[他她]/.test(said) ? undefined : said.replace(/^我，/, '我今年');
}
