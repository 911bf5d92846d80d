/** A question in return, and what is said to the answer that it gets. */
export type Question = { text: string; reactions: string[] };

/** What somebody may mean, how they say it, and what is said to it. */
export type Entry = {
  name: string;
  /** How people say it. */
  utterances: string[];
  /** Words that decide by themselves that this is meant. */
  signs: string[];
  /** A pattern that does the same; one that starts with `!` holds for what they tell as well as for what they ask. */
  pattern?: RegExp;
  isOfStatements?: boolean;
  /** Words of which a piece of the card has to hold one to answer it; with `*` its text may hold them, else its keys have to. */
  needs: string[];
  replies: string[];
  questions: Question[];
  /** What is said to "why?" afterwards. */
  reasons: string[];
};

/**
 * Reads the entries of a language: `== name`, then lines of utterances (`a / b / c`), `* signs`, `% pattern`, `~ needs`, `- reply`, `? question in return`,
 * `= reaction` to what is answered to the question before, `! reason`; `# comment`. Throws on a line before the first name.
 */
export function readEntries(text: string): Entry[] {
  const entries: Entry[] = [];
  for (const line of text.split('\n').map((raw) => raw.trim())) {
    if (line === '' || line.startsWith('#')) continue;
    const name = /^== (\S+)$/.exec(line)?.[1];
    if (name)
      entries.push({ name, utterances: [], signs: [], needs: [], replies: [], questions: [], reasons: [] });
    else addLine(entries.at(-1), line);
  }
  return entries;
}

function addLine(entry: Entry | undefined, line: string): void {
  if (!entry) throw new Error(`"${line}" stands before the first entry`);
  const [, mark, rest = ''] = /^([*%~=!?-]) (.+)$/.exec(line) ?? [];
  const text = rest.replaceAll('\\n', '\n');
  if (mark === '*') entry.signs.push(rest);
  else if (mark === '%') readPattern(entry, rest);
  else if (mark === '~') entry.needs.push(...rest.split(/\s+/));
  else if (mark === '-') entry.replies.push(text);
  else if (mark === '?') entry.questions.push({ text, reactions: [] });
  else if (mark === '=') entry.questions.at(-1)?.reactions.push(text);
  else if (mark === '!') entry.reasons.push(text);
  else entry.utterances.push(...line.split(' / '));
}

function readPattern(entry: Entry, source: string): void {
  entry.isOfStatements = source.startsWith('!');
  entry.pattern = new RegExp(source.replace(/^!/, ''), 'iu');
}
