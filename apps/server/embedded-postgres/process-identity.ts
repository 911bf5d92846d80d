import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Names one run of one process: the same number given to a later process has another identity.
 * On Linux the boot id and the start time in clock ticks (proc(5), field 22), elsewhere what `ps` says.
 * Gives undefined for a process that does not live.
 */
export function processIdentity(pid: number): string | undefined {
  if (!isAlive(pid)) return undefined;
  return process.platform === 'linux' ? linuxIdentity(pid) : startTimeFromPs(pid);
}

/** True while a process with this number exists, no matter to whom it belongs. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function linuxIdentity(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command name in field 2 may hold blanks and brackets, so count from behind its end.
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (state === 'Z') return undefined;
    const bootId = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${bootId}:${fields[18]}`;
  } catch {
    return undefined;
  }
}

function startTimeFromPs(pid: number): string | undefined {
  if (process.platform === 'win32') return 'alive';
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
}
