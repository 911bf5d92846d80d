/** One exchange of a card's `mes_example`: what was said, and the character's line. */
export type ExampleLine = { cue: string; line: string };

/** Reads example dialogue: blocks after `<START>`, lines after `{{user}}:` and `{{char}}:`. */
export function readExamples(mesExample: string): ExampleLine[] {
  const examples: ExampleLine[] = [];
  for (const block of mesExample.split(/<START>/i)) {
    let cue = '';
    for (const turn of block.split(/\n(?=\s*(?:\{\{user\}\}|\{\{char\}\}|<user>|<bot>)\s*[:：])/i)) {
      const match = /^\s*(\{\{user\}\}|<user>|\{\{char\}\}|<bot>)\s*[:：]\s*([\s\S]*)$/i.exec(turn);
      if (!match) continue;
      const words = (match[2] as string).trim();
      if (/user/i.test(match[1] as string)) cue = words;
      else if (words !== '') examples.push({ cue, line: words });
    }
  }
  return examples;
}

const hollow = new Set(
  'the and you your for are was with that this have has not but what how can from about they them there just like get got its his her she him who why when does did would could will all any out too very really some much tell know'.split(
    ' ',
  ),
);

/** The words of a text that say something, without endings; for Chinese, pairs of characters. */
export function significantWords(text: string): Set<string> {
  const folded = text.toLowerCase();
  const latin = (folded.match(/[\p{Script=Latin}\d]{3,}/gu) ?? []).filter((word) => !hollow.has(word));
  const han = (folded.match(/\p{Script=Han}+/gu) ?? [])
    .flatMap((run) => Array.from({ length: Math.max(0, run.length - 1) }, (_, at) => run.slice(at, at + 2)))
    .filter((pair) => !/[的了吗呢啊吧么什怎我你是]/.test(pair));
  return new Set([...latin.map((word) => word.replace(/(?:ing|es|s|ed)$/, '')), ...han]);
}
