import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, lstatSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { StartRefusal } from './start-refusal.ts';

/** How to start a program that refuses to run as root: words before the command, or a user to become. */
export type RunAs = { prefix: string[]; owner: { uid: number; gid: number } | undefined };

const asOurselves: RunAs = { prefix: [], owner: undefined };

// A user namespace in which we are called 1000 instead of 0. The kernel still sees root as owner of the files,
// so it works in folders no other user may enter, and nothing has to be given away.
const renamedRoot: RunAs = {
  prefix: ['unshare', '--user', '--map-user=1000', '--map-group=1000'],
  owner: { uid: 0, gid: 0 },
};

/**
 * Chooses how to run PostgreSQL on `folder` (which must exist) and hands the folder to that user where needed.
 * An ordinary user runs it directly. Root tries in turn: a user namespace, the owner of the folder around it,
 * `nobody`. Throws a StartRefusal when none can run the program or enter the folder.
 */
export function chooseRunAs(program: string, folder: string): RunAs {
  if (process.getuid === undefined) return asOurselves;
  const uid = process.getuid();
  if (uid !== 0) {
    refuseForeignFolder(folder, uid);
    return asOurselves;
  }
  for (const runAs of [renamedRoot, ...unprivilegedUsers(folder)]) {
    handOver(folder, runAs);
    if (canRun(runAs, program, folder)) return runAs;
  }
  throw new StartRefusal(
    'PostgreSQL refuses to run as root and no other user can reach its folder here: start Kindred as an ordinary user, or set DATABASE_URL.',
  );
}

/** Turns a command into what `spawn` needs to run it as chosen. */
export function spawnArguments(runAs: RunAs, program: string, args: string[]) {
  const [command = program, ...rest] = [...runAs.prefix, program, ...args];
  const { uid, gid } = runAs.prefix.length === 0 && runAs.owner ? runAs.owner : {};
  return { command, args: rest, user: { uid, gid } };
}

function unprivilegedUsers(folder: string): RunAs[] {
  const { uid, gid } = statSync(path.dirname(folder));
  const owner = uid === 0 ? [] : [{ uid, gid }];
  return [...owner, ...nobody()].map((user) => ({ prefix: [], owner: user }));
}

function nobody(): { uid: number; gid: number }[] {
  try {
    const [uid, gid] = ['-u', '-g'].map((flag) =>
      Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })),
    );
    return uid && gid ? [{ uid, gid }] : [];
  } catch {
    return [];
  }
}

function canRun(runAs: RunAs, program: string, folder: string): boolean {
  const script = 'cd "$0" && test -w . && exec "$1" --version';
  const { command, args, user } = spawnArguments(runAs, '/bin/sh', ['-c', script, folder, program]);
  return spawnSync(command, args, { ...user, stdio: 'ignore' }).status === 0;
}

function handOver(folder: string, { owner }: RunAs): void {
  if (owner === undefined || lstatSync(folder).uid === owner.uid) return;
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    chownSync(path.join(folder, entry), owner.uid, owner.gid);
  }
  chownSync(folder, owner.uid, owner.gid);
}

function refuseForeignFolder(folder: string, uid: number): void {
  const owner = statSync(folder).uid;
  if (owner === uid) return;
  throw new StartRefusal(
    `${folder} belongs to user ${owner}, and you are ${uid}: start Kindred as that user, or hand the folder over with chown -R.`,
  );
}
