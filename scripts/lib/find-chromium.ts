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
