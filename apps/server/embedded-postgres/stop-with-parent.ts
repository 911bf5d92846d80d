import { spawnSync } from 'node:child_process';

type Signal = 'INT' | 'TERM';

let isSupported: boolean | undefined;

/**
 * Puts words before a command that make the kernel send `signal` to its process when we end, however we end
 * (prctl(2) PR_SET_PDEATHSIG, through setpriv(1) of util-linux). Where there is no such program, the command stays as it is.
 */
export function stopWithParent(
  [command = '', ...args]: string[],
  signal: Signal = 'TERM',
): [string, ...string[]] {
  isSupported ??= spawnSync('setpriv', prefix(signal, 'true'), { stdio: 'ignore' }).status === 0;
  return isSupported ? ['setpriv', ...prefix(signal, command), ...args] : [command, ...args];
}

function prefix(signal: Signal, command: string): string[] {
  return ['--pdeathsig', signal, '--', command];
}
