import { findProgram } from '../../apps/server/src/test/faults/find-program.ts';

/** Gives the path of Chromium, installed first where that can be done. Throws an Error that says what to do otherwise. */
export function findChromium(): string {
  return findProgram({
    name: 'Chromium',
    variable: 'CHROMIUM_PATH',
    file: '/usr/bin/chromium',
    packages: ['chromium', 'fonts-liberation'],
  });
}

/** As findChromium, of the Chromium without windows: a quarter less work for journeys, but no notifications. */
export function findHeadlessShell(): string {
  return findProgram({
    name: 'headless Chromium',
    variable: 'HEADLESS_SHELL_PATH',
    file: '/usr/bin/chromium-headless-shell',
    // With the other one, so that a bare machine installs once.
    packages: ['chromium-headless-shell', 'chromium', 'fonts-liberation'],
  });
}
