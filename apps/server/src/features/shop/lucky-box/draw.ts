import { createHash, createHmac } from 'node:crypto';
import type { DrawProof } from '@kindred/contract/shop/calls';
import { type LuckyBoxType, type LuckyPrize, luckyBoxes } from '@kindred/contract/shop/limits';

const chances = 10_000;

/** Version 1 commits to the seed only, version 2 also to the box and its prizes. */
export type DrawVersion = 1 | 2;

/**
 * Returns the commitment that is shown before the draw, in hex: the SHA-256 of the seed, followed, from version 2 on,
 * by the box and its prizes as text: `small:30=4500,80=3500` for 30 diamonds with a chance of 4500 in ten thousand,
 * and so on.
 */
export function commitmentOf(
  seed: Buffer,
  { version, boxType, prizes }: { version: DrawVersion; boxType: string; prizes: readonly LuckyPrize[] },
): string {
  const hash = createHash('sha256').update(seed);
  const table = prizes.map(({ diamonds, chance }) => `${diamonds}=${chance}`).join(',');
  return (version === 1 ? hash : hash.update(`${boxType}:${table}`)).digest('hex');
}

/** The buyer's part of a draw, SHA-256 of the Idempotency-Key in hex: unknown when the server commits to its seed. */
export function clientSeedOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** Draws with a seed and the buyer's part. The same two give the same prize. */
export function draw(
  { seed, version }: { seed: Buffer; version: DrawVersion },
  clientSeed: string,
  boxType: LuckyBoxType,
): DrawProof {
  const prizes = luckyBoxes[boxType].prizes.map(({ diamonds, chance }) => ({ diamonds, chance }));
  const roll = rollOf(seed, clientSeed, boxType);
  return {
    version,
    commitment: commitmentOf(seed, { version, boxType, prizes }),
    seed: seed.toString('hex'),
    client_seed: clientSeed,
    box_type: boxType,
    prizes,
    roll,
    prize: prizeOf(prizes, roll),
  };
}

const commitmentFaults = {
  1: 'the seed is not the one that was committed to',
  2: 'the seed, the box or its prizes are not what was committed to',
} as const;

/** Repeats the draw of a proof and returns its errors; none when the proof is correct. */
export function findDrawFaults(proof: DrawProof): string[] {
  const seed = Buffer.from(proof.seed, 'hex');
  const roll = rollOf(seed, proof.client_seed, proof.box_type);
  const { version = 1, box_type: boxType, prizes } = proof;
  const isCommitted = commitmentOf(seed, { version, boxType, prizes }) === proof.commitment;
  const sum = proof.prizes.reduce((total, { chance }) => total + chance, 0);
  return [
    ...(isCommitted ? [] : [commitmentFaults[version]]),
    ...(sum === chances ? [] : [`the chances sum up to ${sum}, not to ${chances}`]),
    ...(roll === proof.roll ? [] : [`the roll is ${roll}, not ${proof.roll}`]),
    ...(prizeOf(proof.prizes, roll) === proof.prize ? [] : ['the prize is not the one of this roll']),
  ];
}

/**
 * Returns 0 … 9999: the first 13 hex digits (52 bits) of HMAC-SHA-256 over "client seed:box type" with the seed as
 * key, modulo 10,000. The bias of the modulo is less than 3 in 10^12.
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
