import { mkdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { checkDisk } from '../platform/storage/check-disk.ts';
import type { Check } from './examine.ts';

const scarceBytes = 2e9;
const othersMayRead = 0o077;

/** This machine: the disk, and who may read the keys on it. */
export const machineChecks: Check[] = [
  {
    name: 'disk',
    advice: 'Make room, and see that this user may write into DATA_DIR.',
    look: async ({ config: { dataDir } }) => {
      await mkdir(dataDir, { recursive: true });
      await checkDisk(dataDir, 0);
      const { bavail, bsize } = await statfs(dataDir);
      const seen = `${((bavail * bsize) / 1e9).toFixed(1)} GB free below DATA_DIR`;
      return bavail * bsize < scarceBytes
        ? { seen, advice: 'Make room: below 0.05 GB the server is not ready.' }
        : { seen };
    },
  },
  {
    name: 'key files',
    advice: 'See that this user may read DATA_DIR.',
    look: async ({ config: { dataDir, taxKey } }) => {
      const open: string[] = [];
      for (const name of ['tax.key', 'postgres.password']) {
        const file = await stat(join(dataDir, name)).catch(() => undefined);
        if (file && file.mode & othersMayRead) open.push(name);
      }
      if (open.length === 0)
        return {
          seen: taxKey ? 'tax numbers are encrypted with TAX_KEY' : 'nobody else may read those in DATA_DIR',
        };
      const files = open.map((name) => join(dataDir, name)).join(' ');
      return { seen: `others may read ${open.join(' and ')}`, advice: `chmod 600 ${files}`, isBroken: true };
    },
  },
];
