/** What a test card does. Numbers are the ones that payment developers know by heart. */
export const sandboxCards = {
  success: { number: '4242 4242 4242 4242' },
  declined: { number: '4000 0000 0000 0002' },
  '3ds': { number: '4000 0025 0000 3155' },
  renewal_declined: { number: '4000 0000 0000 0341' },
  refunded: { number: '4000 0000 0000 7726' },
  half_refunded: { number: '4000 0000 0000 5126' },
  disputed: { number: '4000 0000 0000 0259' },
  dispute_won: { number: '4000 0000 0000 2685' },
  shared: { number: '4000 0000 0000 1000' },
} as const;

export type SandboxCard = keyof typeof sandboxCards;

/**
 * What names a card, no matter who pays with it. The numbers stand for what happens, and each buyer's is a card of their own; `shared` is
 * one and the same card in everybody's hands.
 */
export function fingerprintOf(card: SandboxCard): string | undefined {
  return card === 'shared' ? 'sandbox shared' : undefined;
}

/** By the names under which people know them, folded as below. */
const otherNames: Record<string, SandboxCard> = {
  '3dsecure': '3ds',
  refund: 'refunded',
  dispute: 'disputed',
};

/** Reads a card by its number, with or without blanks, or by its name. */
export function parseSandboxCard(text: string): SandboxCard | undefined {
  const folded = fold(text);
  const names = Object.keys(sandboxCards) as SandboxCard[];
  return (
    names.find((name) => fold(name) === folded || fold(sandboxCards[name].number) === folded) ??
    (Object.hasOwn(otherNames, folded) ? otherNames[folded] : undefined)
  );
}

function fold(text: string): string {
  return text.toLowerCase().replace(/[\s_-]/g, '');
}
