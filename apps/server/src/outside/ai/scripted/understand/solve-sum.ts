const operators: [RegExp, (a: number, b: number) => number][] = [
  [/^(?:\+|plus|and|más|mas|und|加上?|足す|たす|プラス)$/i, (a, b) => a + b],
  [/^(?:-|−|–|minus|less|menos|weniger|减去?|引く|ひく|マイナス)$/i, (a, b) => a - b],
  [/^(?:\*|x|×|·|times|multiplied by|por|multiplicado por|mal|乘以?|かける|掛ける)$/i, (a, b) => a * b],
  [
    /^(?:\/|÷|:|over|divided by|entre|dividido (?:por|entre)|geteilt durch|durch|除以|割る|わる)$/i,
    (a, b) => a / b,
  ],
  [
    /^(?:% of|percent of|per cent of|% de|por ciento de|% von|prozent von|％の|%の|パーセントの)$/i,
    (a, b) => (a / 100) * b,
  ],
];

const number = String.raw`\d+(?:[.,]\d+)?`;
const sum = new RegExp(
  String.raw`(?<![\d.])(${number})\s*(\+|-|−|–|\*|x|×|·|\/|÷|:|plus|minus|less|times|multiplied by|over|divided by|más|mas|menos|por ciento de|multiplicado por|por|dividido (?:por|entre)|entre|mal|weniger|geteilt durch|durch|und|加上?|减去?|乘以?|除以|足す|たす|プラス|引く|ひく|マイナス|かける|掛ける|割る|わる|[%％] (?:of|de|von)|percent of|per cent of|prozent von|[%％の]の?|パーセントの)\s*(${number})(?![\d.]*\s*(?:am|pm|uhr|:))`,
  'i',
);
const asksForSum =
  /[=?？]|what(?:'s| is)|how much is|calculate|work out|cuánto|cuanto|calcula|wie ?viel|was (?:ist|macht|ergibt)|rechne|等于|多少|是几|いくつ|いくら|は\s*$/i;

/** The result of the first sum in a text, rounded to four places; undefined where there is none, or it divides by nothing. */
export function solveSum(text: string): string | undefined {
  const match = sum.exec(text);
  if (!match) return undefined;
  const [whole, a = '', operator = '', b = ''] = match;
  const isBare = text.replace(whole, '').replace(/[\s=?!.？]/g, '').length === 0;
  if (!isBare && !asksForSum.test(text)) return undefined;
  const solve = operators.find(([pattern]) => pattern.test(operator.trim()))?.[1];
  const result = solve?.(toNumber(a), toNumber(b));
  if (result === undefined || !Number.isFinite(result)) return undefined;
  return String(Math.round(result * 10_000) / 10_000);
}

function toNumber(text: string): number {
  return Number(text.replace(',', '.'));
}
