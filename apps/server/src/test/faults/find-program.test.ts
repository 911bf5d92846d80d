import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findProgram } from './find-program.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kindred-apt-'));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

/** Imitates apt-get: another process holds its lists the first time, and without lists it installs nothing. */
const apt = (file: string) => `#!/bin/sh
cd ${folder}
case "$*" in
  *update*) if [ -e asked ]; then touch lists; else touch asked; exit 100; fi ;;
  *install*) if [ -e lists ]; then touch ${file}; else exit 100; fi ;;
esac
`;

test.runIf(process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'))(
  'two tests may find in the same moment that a program is missing: it is installed for both',
  async () => {
    const file = path.join(folder, 'program');
    await writeFile(path.join(folder, 'apt-get'), apt(file), { mode: 0o755 });
    vi.stubEnv('PATH', `${folder}:${process.env.PATH}`);
    const program = { name: 'a program', variable: 'PROGRAM_PATH', file, packages: ['program'] };
    expect(findProgram(program)).toBe(file);
  },
);
