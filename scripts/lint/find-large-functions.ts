const maxLines = 60;
/** A composite type is one input. */
const maxInputs = 8;

/** Finds SQL functions with more than 60 lines or 8 inputs in texts of SQL by path. Returns a sentence for each. */
export function findLargeFunctions(files: ReadonlyMap<string, string>): string[] {
  return [...files].flatMap(([file, text]) =>
    [...text.matchAll(/^create or replace function (\w+)\s*\(/gim)].flatMap(({ 0: head, 1: name, index }) => {
      const lines = text.slice(index, endOf(text, index)).split('\n').length;
      const inputs = countInputs(text.slice(index + head.length));
      return [
        lines > maxLines &&
          `${file}: ${name} has ${lines} lines, more than ${maxLines}: give its parts names.`,
        inputs > maxInputs &&
          `${file}: ${name} has ${inputs} inputs, more than ${maxInputs}: what belongs together is a composite type.`,
      ].filter((breach) => breach !== false);
    }),
  );
}

/** The semicolon that ends the function; a quoted body may have others. */
function endOf(text: string, start: number): number {
  const semicolon = text.indexOf(';', start);
  const quote = /\bas (\$\w*\$)/i.exec(text.slice(start, semicolon))?.[1];
  if (quote === undefined) return semicolon;
  const body = text.indexOf(quote, start) + quote.length;
  return text.indexOf(';', text.indexOf(quote, body));
}

/** `text` begins after the parenthesis that opens the parameters. */
function countInputs(text: string): number {
  const parameters: string[] = [''];
  let depth = 0;
  for (const character of text) {
    if (character === ')' && depth === 0) break;
    if (character === '(') depth++;
    if (character === ')') depth--;
    if (character === ',' && depth === 0) parameters.push('');
    else parameters.push(`${parameters.pop()}${character}`);
  }
  return parameters.filter((parameter) => !/^\s*(out\s|$)/i.test(parameter)).length;
}
