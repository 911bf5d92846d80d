const english: Record<string, string> = {
  my: 'your',
  our: 'your',
  mine: 'yours',
  ours: 'yours',
  me: 'you',
  us: 'you',
  i: 'you',
  we: 'you',
  "i'm": 'you are',
  "we're": 'you are',
  "i've": 'you have',
  myself: 'yourself',
  am: 'are',
};

/** What somebody has told of themselves, said back to them: "my parents" are "your parents". */
export function asYours(told: string): string {
  return told
    .replace(/(?<![\p{L}'])[\p{L}']+(?![\p{L}'])/gu, (word) => {
      const lower = word.toLowerCase();
      return Object.hasOwn(english, lower) ? (english[lower] as string) : word;
    })
    .replaceAll('我', '你');
}
