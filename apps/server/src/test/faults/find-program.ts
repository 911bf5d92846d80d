import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

type Program = {
  name: string;
  /** Environment variable that names the file instead. */
  variable: string;
  /** Where Debian installs it. */
  file: string;
  /** Debian packages that bring it. */
  packages: string[];
};

/** So long another installation is waited for. */
const lockSeconds = 300;
/** So long somebody else's look for packages is: apt waits for no lock of its lists. */
const listsSeconds = 60;
const retryMs = 250;

/**
 * Gives the path of a program that tests run: what the variable says, else what Debian installs. As root on a Debian
 * machine without it, it is installed first. Throws an Error with one line that says what to do otherwise.
 */
export function findProgram({ name, variable, file, packages }: Program): string {
  const given = process.env[variable];
  if (given !== undefined && !existsSync(given)) throw new Error(`No ${name} at ${variable} (${given}).`);
  if (given !== undefined || existsSync(file)) return given ?? file;
  const byHand = `Install it with \`apt-get install ${packages[0]}\`, or set ${variable}.`;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    throw new Error(`No ${name} here. ${byHand}`);
  console.log(`Installing ${name} with apt-get, once.`);
  updateLists();
  apt(['install', '-y', '-qq', '--no-install-recommends', ...packages]);
  if (!existsSync(file)) throw new Error(`apt-get could not install ${name}. ${byHand}`);
  return file;
}

/** Other tests may be at it in the same moment. */
function updateLists(): void {
  const giveUpAt = Date.now() + listsSeconds * 1000;
  while (!apt(['update', '-qq']) && Date.now() < giveUpAt)
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, retryMs);
}

/** Whether it could. */
function apt(args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const words = ['-o', `DPkg::Lock::Timeout=${lockSeconds}`, ...args];
  return spawnSync('apt-get', words, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}
