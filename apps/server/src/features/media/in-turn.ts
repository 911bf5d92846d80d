const slots = 2;
let running = 0;
const waiting: (() => void)[] = [];

/** Runs the work when one of two slots is free: a decoded picture takes up to 200 MB. */
export async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= slots) await new Promise<void>((resolve) => waiting.push(resolve));
  else running++;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}
