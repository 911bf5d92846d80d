import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

export type UploadLimits = {
  /** Bodies with files that are under way at a time. */
  perUser: number;
  inAll: number;
  /** Of a sender who sends nothing, in milliseconds. */
  maxSilenceMs: number;
  /** What lies there for longer when the room is opened was left by a process that was killed. */
  maxAgeMs: number;
};

/** Two tabs of a composer send two files each. */
const defaultLimits: UploadLimits = { perUser: 4, inAll: 32, maxSilenceMs: 30_000, maxAgeMs: 3_600_000 };

/** Where the files of multipart bodies lie while their call is answered, and how many may come in at a time. */
export type Uploads = {
  maxSilenceMs: number;
  /** Counts one more; gives the function that ends it, or undefined when there are too many. */
  claim: (sender: string) => (() => void) | undefined;
  /** A new folder, for whoever asks to remove. */
  makeFolder: () => Promise<string>;
};

/** Uploads below `folder`, which is made, and cleared of what is too old for a request of another process. */
export async function openUploads(folder: string, limits: Partial<UploadLimits> = {}): Promise<Uploads> {
  const { perUser, inAll, maxSilenceMs, maxAgeMs } = { ...defaultLimits, ...limits };
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeLeftovers(folder, maxAgeMs);
  const bySender = new Map<string, number>();
  let open = 0;
  return {
    maxSilenceMs,
    claim: (sender) => {
      const own = bySender.get(sender) ?? 0;
      if (own >= perUser || open >= inAll) return undefined;
      bySender.set(sender, own + 1);
      open++;
      return () => {
        open--;
        const left = (bySender.get(sender) ?? 1) - 1;
        if (left === 0) bySender.delete(sender);
        else bySender.set(sender, left);
      };
    },
    makeFolder: () => mkdtemp(join(folder, 'form-')),
  };
}

async function removeLeftovers(folder: string, maxAgeMs: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs >= maxAgeMs) await rm(path, { recursive: true, force: true });
  }
}
