import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export type Program = {
  name: string;
  /** The environment variable that names the file instead. */
  variable: string;
  /** The path where Debian installs it. */
  file: string;
  /** The Debian packages that contain it. */
  packages: string[];
};

/** Seconds to wait for another installation. */
const lockSeconds = 300;
/** Seconds to wait for another update of the package lists; apt itself does not wait for their lock. */
const listsSeconds = 60;
const retryMs = 250;

/**
 * Returns the path of a program that tests run: the variable's value, else Debian's path, where it is installed first if it
 * can be. Otherwise throws an Error with one line of advice.
 */
export function findProgram(program: Program): string {
  const { name, variable, file, packages } = program;
  const configured = process.env[variable];
  if (configured !== undefined && !existsSync(configured))
    throw new Error(`No ${name} at ${variable} (${configured}).`);
  installMissing([program]);
  if (configured === undefined && !existsSync(file))
    throw new Error(
      `No ${name} here. Install it with \`apt-get install ${packages[0]}\`, or set ${variable}.`,
    );
  return configured ?? file;
}

/** Installs those programs that are neither named by their variable nor there, where we are root on Debian. */
export function installMissing(programs: readonly Program[]): void {
  const missing = programs.filter(({ variable, file }) => !process.env[variable] && !existsSync(file));
  if (missing.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${missing.map(({ name }) => name).join(', ')} with apt-get, once.`);
  updateLists();
  apt(['install', '-y', '-qq', '--no-install-recommends', ...missing.flatMap(({ packages }) => packages)]);
}

/** Other tests may update the lists at the same moment. */
function updateLists(): void {
  const giveUpAt = Date.now() + listsSeconds * 1000;
  while (!apt(['update', '-qq']) && Date.now() < giveUpAt)
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, retryMs);
}

/** Returns whether apt-get succeeded. */
function apt(args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const words = ['-o', `DPkg::Lock::Timeout=${lockSeconds}`, ...args];
  return spawnSync('apt-get', words, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}
