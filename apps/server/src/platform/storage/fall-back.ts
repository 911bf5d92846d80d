import { Readable } from 'node:stream';
import type { Storage } from './storage.ts';

/** A storage that writes to `first`, and reads from `second` what `first` does not have: while files move from one to the other. */
export function fallBack(first: Storage, second: Storage): Storage {
  const holderOf = async (key: string) => ((await first.size(key)) === undefined ? second : first);
  return {
    check: first.check,
    put: first.put,
    move: first.move,
    size: async (key) => (await first.size(key)) ?? second.size(key),
    read: (key, start, end) => Readable.from(readHeld(holderOf, [key, start, end]), { objectMode: false }),
    readPiece: async (key, start, end) =>
      (await first.readPiece(key, start, end)) ?? second.readPiece(key, start, end),
    remove: async (key) => {
      await first.remove(key);
      await second.remove(key);
    },
    list: async function* () {
      yield* first.list();
      yield* second.list();
    },
  };
}

async function* readHeld(
  holderOf: (key: string) => Promise<Storage>,
  [key, start, end]: [key: string, start: number, end: number],
): AsyncGenerator<Buffer> {
  yield* (await holderOf(key)).read(key, start, end);
}
