import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

export type UploadLimits = {
  /** Concurrent bodies with files. */
  perUser: number;
  inAll: number;
  /** How long a sender may send nothing, in milliseconds. */
  maxSilenceMs: number;
  /** Older files are left from a killed process and are removed at the start. */
  maxAgeMs: number;
};

/** A composer sends two files at a time; this allows two tabs. */
const defaultLimits: UploadLimits = { perUser: 4, inAll: 32, maxSilenceMs: 30_000, maxAgeMs: 3_600_000 };

/** Temporary files of multipart bodies, and a limit on concurrent uploads. */
export type Uploads = {
  maxSilenceMs: number;
  /** Claims a place for an upload. Returns the function that releases it, or undefined when there are too many. */
  claim: (sender: string) => (() => void) | undefined;
  /** Creates a folder, which the caller removes. */
  makeFolder: () => Promise<string>;
};

/** Opens the uploads below `folder`, creates it if necessary, and removes files older than `maxAgeMs`. */
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
        const remaining = (bySender.get(sender) ?? 1) - 1;
        if (remaining === 0) bySender.delete(sender);
        else bySender.set(sender, remaining);
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
