/** A bug that is planted into a copy of the product, and the test that has to notice it. */
export type Mutant = {
  /** What is broken, in a few words; names it on the command line. */
  name: string;
  /** From the root. */
  file: string;
  /** Stands there exactly once. */
  find: string;
  replace: string;
  test: {
    file: string;
    /** The whole name of the test, with those of its groups before it. */
    name: string;
  };
};

export const server = 'apps/server/src';
export const wallet = `${server}/features/wallet`;
export const gifts = `${server}/features/gifts`;
export const signals = `${server}/features/moderation/signals`;
