/** Polite endings and what stands in their place before "んです"; the first that fits. */
const endings: [RegExp, string][] = [
  [/(?:んです|なんです|のです)(?:よ|ね|けど|が)?$/u, ''],
  [/来ました$/u, '来た'],
  [/(起|生|で)きました$/u, '$1きた'],
  [/行きました$/u, '行った'],
  [/(?:て|で)きました$/u, 'てきた'],
  [/(借|降|足)りました$/u, '$1りた'],
  [/見ました$/u, '見た'],
  [/(て|で)いました$/u, '$1いた'],
  [/しました$/u, 'した'],
  [/([りちい])ました$/u, 'った'],
  [/きました$/u, 'いた'],
  [/ぎました$/u, 'いだ'],
  [/[みびに]ました$/u, 'んだ'],
  [/([えけせてねべめれげ])ました$/u, '$1た'],
  [/(て|で)い?ます$/u, '$1いる'],
  [/(い)です$/u, '$1'],
  [/(?:です|だよ|だ)$/u, 'な'],
  [/(ちゃった|った|んだ|いた|した|れた|えた|けた|てる|ている|たい|ない)$/u, '$1'],
];

/** A short statement said back to them in Japanese, to be ended by a particle; '' where it cannot be. */
export function echo(text: string): string {
  const said = text
    .replace(/[。！!〜～w笑\s…]+$/u, '')
    .replace(/^(?:実は|でも|それで|今は|今|あの)、?/u, '')
    .replace(/^(?:私|僕|俺|わたし)(?:は|も|が)?、?/u, '');
  if (
    said.length < 4 ||
    said.length > 24 ||
    /[?？「」、。]|あなた|さん|ください|ましょう|でしょう|ます?ね$|ですね$|ですよね$|(?:に|と)します/u.test(
      said,
    )
  )
    return '';
  const ending = endings.find(([pattern]) => pattern.test(said));
  if (!ending) return '';
  const body = said.replace(ending[0], ending[1]);
  if (body === said && !/(?:た|だ|る|い)$/u.test(body)) return '';
  const isNoun = ending[1] === '' && !/[いるたうくすつぬむぶぐ]$/u.test(body) && !body.endsWith('な');
  return `${body}${isNoun ? 'な' : ''}んです`;
}
