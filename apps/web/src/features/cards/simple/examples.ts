export type Example = { question: string; answer: string };

export const exampleCount = 3;

const mark = '<START>';
const exchange = /^\{\{user\}\}: ?([^]*?)\n\{\{char\}\}: ?([^]*?)\s*$/;
const line = /^\{\{(user|char)\}\}:/gm;

/**
 * Reads an example dialogue as questions and answers: its first three talks of one question and one answer. `rest` is
 * all else that there is of it.
 */
export function readExamples(text: string): { examples: Example[]; rest: string } {
  const examples: Example[] = [];
  const rest: string[] = [];
  for (const block of text.split(mark).map((part) => part.trim())) {
    const match = block.match(line)?.length === 2 ? exchange.exec(block) : null;
    if (match && examples.length < exampleCount) {
      examples.push({ question: match[1] ?? '', answer: match[2] ?? '' });
    } else if (block !== '') rest.push(`${mark}\n${block}`);
  }
  while (examples.length < exampleCount) examples.push({ question: '', answer: '' });
  return { examples, rest: rest.join('\n') };
}

/** Returns an example dialogue of these questions and answers and of `rest`; pairs without any word are left out. */
export function writeExamples(examples: readonly Example[], rest: string): string {
  const blocks = examples
    .filter(({ question, answer }) => question.trim() !== '' || answer.trim() !== '')
    .map(({ question, answer }) => `${mark}\n{{user}}: ${question}\n{{char}}: ${answer}`);
  return [...blocks, rest].filter((block) => block !== '').join('\n');
}
