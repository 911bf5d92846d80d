import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const byHand = 'Install it with `apt-get install chromium`, or set CHROMIUM_PATH.';

/**
 * Gives the path of Chromium: CHROMIUM_PATH, else what Debian installs. As root on a Debian machine without it, it is
 * installed first. Throws an Error with one line that says what to do otherwise.
 */
export function findChromium(): string {
  const file = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  if (existsSync(file)) return file;
  if (process.env.CHROMIUM_PATH !== undefined) throw new Error(`No Chromium at CHROMIUM_PATH (${file}).`);
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get'))
    throw new Error(`No Chromium here. ${byHand}`);
  console.log('Installing Chromium with apt-get, once.');
  apt(['update', '-qq']);
  apt(['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-liberation']);
  if (!existsSync(file)) throw new Error(`apt-get could not install Chromium. ${byHand}`);
  return file;
}

function apt(args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
}
