const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** What stands behind a name that somebody is called by in Japanese. */
const honorific = '(?:さん|ちゃん|くん|君|様|さま|先生)?';

/** "Good night, Mara" without the name of whom it is said to. */
export function withoutCalling(text: string, names: readonly string[]): string {
  const parts = names
    .flatMap((name) => [name, ...name.split(/[\s·・]+/)])
    .filter((part) => part.length > 1)
    .toSorted((a, b) => b.length - a.length);
  return parts.reduce((said, part) => {
    const name = part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    return unspaced.test(said) ? withoutName(said, name) : withoutSpacedName(said, name);
  }, text);
}

function withoutSpacedName(said: string, name: string): string {
  return said
    .replace(
      new RegExp(
        `(?<=[\\p{L}!.?])[ ,，、]+${name}(?=\\s*(?:[!.,?。！？，、~:;)]|\\p{L}{0,3}[.!]*$|$))`,
        'giu',
      ),
      '',
    )
    .replace(new RegExp(`^${name}[!,，、. ]+(?=\\S)`, 'iu'), '');
}

/** Where no space parts the name from the rest; in Japanese it also stands for "you": マラさんは元気ですか. */
function withoutName(said: string, name: string): string {
  const called = `${name}${honorific}`;
  return said
    .replace(new RegExp(`${called}(?=(?:[はがのをにも]|って)(?!\\s*$))`, 'giu'), 'あなた')
    .replace(new RegExp(`^${called}(?:[!！,，、。~～ ]+|(?=[你您早晚午在我请今こお]))(?=\\S)`, 'iu'), '')
    .replace(
      new RegExp(
        `(?<=[\\p{L}，,、。！!~～ ])(?<![叫是的问和])[ ，,、]*${called}(?=[\\s，,、!！。.~～^:)]|$)`,
        'iu',
      ),
      '',
    );
}
