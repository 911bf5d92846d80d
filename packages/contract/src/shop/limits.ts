// Free of zod, so that the browser can load it.

/** Draws of lucky boxes per person and day; days are those of UTC. */
export const luckyDrawsPerDay = 10;

/** One outcome of a lucky box: so many diamonds, with a chance in ten thousand. */
export type LuckyPrize = { diamonds: number; chance: number };

export type LuckyBox = { price: number; prizes: readonly LuckyPrize[] };

/** Lucky boxes by type; the price is in diamonds. The chances of each sum up to 10,000. */
export const luckyBoxes = {
  small: {
    price: 100,
    prizes: [
      { diamonds: 30, chance: 4500 },
      { diamonds: 80, chance: 3500 },
      { diamonds: 150, chance: 1500 },
      { diamonds: 400, chance: 450 },
      { diamonds: 1500, chance: 50 },
    ],
  },
  large: {
    price: 500,
    prizes: [
      { diamonds: 150, chance: 4500 },
      { diamonds: 400, chance: 3500 },
      { diamonds: 750, chance: 1500 },
      { diamonds: 2000, chance: 450 },
      { diamonds: 7500, chance: 50 },
    ],
  },
} as const satisfies Record<string, LuckyBox>;
export type LuckyBoxType = keyof typeof luckyBoxes;

/** How many times as many messages a minute people with VIP may send. */
export const vipLimitFactor = 3;
