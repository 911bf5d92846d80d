import { createHash, createHmac } from 'node:crypto';
import type { DrawProof } from '@kindred/contract/shop/calls';
import { type LuckyBoxType, type LuckyPrize, luckyBoxes } from '@kindred/contract/shop/limits';

const chances = 10_000;

/** What is shown of a seed before the draw: its SHA-256, in hex. */
export function commitmentOf(seed: Buffer): string {
  return createHash('sha256').update(seed).digest('hex');
}

/** The buyer's part of a draw: nobody knows it before they ask. SHA-256 of their Idempotency-Key, in hex. */
export function clientSeedOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** Draws with a seed and the buyer's part. The same two give the same prize. */
export function draw(seed: Buffer, clientSeed: string, boxType: LuckyBoxType): DrawProof {
  const prizes = luckyBoxes[boxType].prizes.map(({ diamonds, chance }) => ({ diamonds, chance }));
  const roll = rollOf(seed, clientSeed, boxType);
  return {
    commitment: commitmentOf(seed),
    seed: seed.toString('hex'),
    client_seed: clientSeed,
    box_type: boxType,
    prizes,
    roll,
    prize: prizeOf(prizes, roll),
  };
}

/** Draws again from what a proof says; gives what is wrong with it, nothing when all of it is right. */
export function findDrawFaults(proof: DrawProof): string[] {
  const seed = Buffer.from(proof.seed, 'hex');
  const roll = rollOf(seed, proof.client_seed, proof.box_type);
  const sum = proof.prizes.reduce((all, { chance }) => all + chance, 0);
  return [
    ...(commitmentOf(seed) === proof.commitment ? [] : ['the seed is not the one that was committed to']),
    ...(sum === chances ? [] : [`the chances sum up to ${sum}, not to ${chances}`]),
    ...(roll === proof.roll ? [] : [`the roll is ${roll}, not ${proof.roll}`]),
    ...(prizeOf(proof.prizes, roll) === proof.prize ? [] : ['the prize is not the one of this roll']),
  ];
}

/**
 * 0 … 9999: the first 13 hex digits (52 bits) of HMAC-SHA-256 over "client seed:box type" with the seed as key, modulo
 * 10,000. What the modulo favours is less than 3 in 10^12.
 */
function rollOf(seed: Buffer, clientSeed: string, boxType: string): number {
  const digest = createHmac('sha256', seed).update(`${clientSeed}:${boxType}`).digest('hex');
  return Number.parseInt(digest.slice(0, 13), 16) % chances;
}

function prizeOf(prizes: readonly LuckyPrize[], roll: number): number {
  let upTo = 0;
  for (const { diamonds, chance } of prizes) {
    upTo += chance;
    if (roll < upTo) return diamonds;
  }
  return 0;
}
