import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** What a blank takes, as a TypeScript type; `Tag` draws a marked part. */
export type MessageArguments = ReadonlyMap<string, string>;

/** The blanks of an ICU message by name, in the order of their names. Throws where the message does not parse. */
export function argumentsOf(message: string): MessageArguments {
  const argumentTypes = new Map<string, string>();
  collect(parse(message), argumentTypes);
  return new Map([...argumentTypes].toSorted());
}

/** The words of an ICU message, without blanks. */
export function wordsOf(message: string): string {
  return literalsIn(parse(message)).join(' ');
}

function collect(elements: readonly MessageFormatElement[], argumentTypes: Map<string, string>): void {
  for (const element of elements) {
    const type = typeOf(element);
    if ('value' in element && type && argumentTypes.get(element.value) !== 'number')
      argumentTypes.set(element.value, type);
    for (const inner of branchesOf(element)) collect(inner, argumentTypes);
  }
}

// A `select` is fed with what the code has; its options differ by language.
function typeOf({ type }: MessageFormatElement): string | undefined {
  if (type === TYPE.number || type === TYPE.plural) return 'number';
  if (type === TYPE.date || type === TYPE.time) return 'Date';
  if (type === TYPE.argument || type === TYPE.select) return 'string';
  return type === TYPE.tag ? 'Tag' : undefined;
}

function literalsIn(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) =>
    element.type === TYPE.literal ? [element.value] : branchesOf(element).flatMap(literalsIn),
  );
}

function branchesOf(element: MessageFormatElement): MessageFormatElement[][] {
  if (element.type === TYPE.tag) return [element.children];
  if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
  return Object.values(element.options).map(({ value }) => value);
}
