import { giftInputMaxLength, giftMax, giftMin } from '@kindred/contract/gifts/limits';

/** What may stand in the field: digits, five at most. */
export function typedAmount(text: string): string {
  return text.replace(/\D/g, '').slice(0, giftInputMaxLength);
}

/** The diamonds of a gift, or undefined when it cannot be sent. */
export function giftAmount(text: string): number | undefined {
  const diamonds = Number(typedAmount(text));
  return diamonds >= giftMin && diamonds <= giftMax ? diamonds : undefined;
}
