import type { FactKind } from '@kindred/contract/memory/limits';
import { type FactPattern, factPatterns } from './fact-patterns.ts';

/** Something that a fan says of themselves. `key` names what it is about where there can be several: a pet's name. */
export type Fact = { kind: FactKind; content: string; key?: string };

/**
 * What somebody says of themselves, in any language that the offline companion speaks: name, place, job, birthday, pets, plans, likes. By patterns, the
 * same for the same text; a question says nothing. At most one of each kind per sentence.
 */
export function readFacts(text: string): Fact[] {
  const facts = sentencesOf(text).flatMap((sentence) =>
    factPatterns.flatMap(({ kind, patterns }) => {
      const fact = firstFact(kind, patterns, sentence);
      return fact ? [fact] : [];
    }),
  );
  return facts.filter(
    (fact, index) =>
      facts.findIndex((other) => other.kind === fact.kind && other.content === fact.content) === index,
  );
}

function firstFact(kind: FactKind, patterns: FactPattern[], sentence: string): Fact | undefined {
  for (const { pattern, read } of patterns) {
    const match = pattern.exec(sentence);
    const fact = match && (read ? read(match) : { content: match.slice(1).find((group) => group) ?? '' });
    if (fact && fact.content.trim() !== '')
      return { kind, ...fact, content: fact.content.trim().slice(0, 80) };
  }
  return undefined;
}

/** Without the question at the end that only returns the question: "I live in Lisbon, and you?", "I want to go to Rome, any tips?" */
function sentencesOf(text: string): string[] {
  return (
    text
      .slice(0, 4000)
      .normalize('NFKC')
      .replace(/[’‘]/g, "'")
      .replace(
        /,?\s*(?:and|what about|how about) you(?:rself)?\s*\?|,\s*(?:any (?:tips|ideas|advice|thoughts)|what do you think)\s*\?|,?\s*你呢\s*\?/gi,
        '.',
      )
      .replace(/[,、。]?\s*(?:¿?\s*y (?:tú|vos|usted)|und (?:du|selbst)|(?:あなた|そちら|君)は)\s*\?/gi, '.')
      // "I have a cat. It is called Mochi."
      .replace(/。\s*(?=名前は)/g, '、')
      .split(/(?<=[.!?。\n])\s*/)
      .map((sentence) => repeatSubject(sentence.trim()))
      .filter((sentence) => sentence !== '' && !sentence.endsWith('?'))
  );
}

const restOfEnglish = String.raw`(?:(?!\b(?:you|he|she|they|who|people|somebody|someone|my)\b).)*(?:,| and| but)`;
const restOfGerman = String.raw`(?:(?!(?<!\p{L})(?:du|er|sie|wir|ihr|wer|man|dass|meine?)(?!\p{L})).)*(?:,| und| aber)`;
const omittedI = new RegExp(
  String.raw`(?<=\bI\b${restOfEnglish}) (?=(?:live|have|own|adopted|moved|work|love|like|enjoy|plan)\b)`,
  'gi',
);
const omittedIch = new RegExp(
  String.raw`(?<=(?<!\p{L})ich(?!\p{L})${restOfGerman}) (?=(?:wohne|lebe|habe|arbeite|bin|heiße|liebe|mag) )`,
  'giu',
);

/** "I live in Porto and have a cat" says "I" once: each of its parts is read alone. Not past another subject. */
function repeatSubject(sentence: string): string {
  return sentence.replace(omittedI, ' I ').replace(omittedIch, ' ich ');
}

/** Of a pet as it is remembered, "Miso (cat)", its name. */
export function petName(content = ''): string {
  return content.replace(/ \(.*\)$/, '');
}
