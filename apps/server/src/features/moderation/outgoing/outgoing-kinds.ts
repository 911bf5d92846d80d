/** What a companion may not say to a fan. */
export const outgoingKinds = [
  'human_claim',
  'in_person',
  'pay_elsewhere',
  'link',
  'contact',
  'price',
  'minor',
  'self_harm_advice',
  'prompt_leak',
] as const;
export type OutgoingKind = (typeof outgoingKinds)[number];

/** Kinds that the words of one language tell; links and amounts of money look alike in all. */
export type SpokenKind = Exclude<OutgoingKind, 'link' | 'price' | 'prompt_leak'>;

/** How one language says what may not be said. All read folded text, and no repetition in them is without a bound. */
export type OutgoingRules = {
  /** Beginnings of words without which no rule of this language matches: a sentence with none of them needs no judge. */
  stems: readonly string[];
  claims: Readonly<Record<SpokenKind, readonly RegExp[]>>;
  /** Says that a machine answers, beside anything else that the sentence says. */
  admits: RegExp;
  /** Refuses what the same clause names: "I can't take PayPal". */
  refuses: RegExp;
  /** Where a clause ends within a sentence. */
  clauseEnd: RegExp;
};

/** A rule of words that stand for themselves: no letter goes on before or behind them. */
export function words(...forms: readonly string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms.join('|')})(?![\\p{L}\\p{N}])`, 'u');
}

/** A rule of a language that is written without gaps. */
export function signs(...forms: readonly string[]): RegExp {
  return new RegExp(forms.join('|'), 'u');
}
