import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, lstatSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { StartRefusal } from './start-refusal.ts';

type User = { uid: number; gid: number };
/** How to start a program that refuses to run as root: words before the command, or a user to become. */
export type RunAs = { prefix: string[]; owner: User | undefined };

const asOurselves: RunAs = { prefix: [], owner: undefined };

/**
 * Chooses how to run PostgreSQL on `folder` (which must exist) and hands the folder to that user where needed.
 * An ordinary user runs it directly. Root tries in turn: the owner of the folder, a user namespace, the owners
 * of the folders around it, `nobody`. Throws a StartRefusal when none can run the program or enter the folder.
 */
export function chooseRunAs(program: string, folder: string): RunAs {
  if (process.getuid === undefined) return asOurselves;
  const uid = process.getuid();
  if (uid !== 0) {
    refuseForeignFolder(folder, uid);
    return asOurselves;
  }
  const unprivileged = [...ownersAbove(folder), ...nobody().map(asUser)];
  for (const runAs of [...presentOwner(folder), ...renamedRoot(), ...unprivileged]) {
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

// A user namespace in which root goes by the name of nobody. The kernel still sees root as owner of the files, so it
// works in folders that no other user may enter, and nothing has to be given away. The name must be one that the
// machine knows, because PostgreSQL looks it up.
function renamedRoot(): RunAs[] {
  return nobody().map(({ uid, gid }) => ({
    prefix: ['unshare', '--user', `--map-user=${uid}`, `--map-group=${gid}`],
    owner: { uid: 0, gid: 0 },
  }));
}

// A database that an ordinary user began stays that user's, also when root starts it once.
function presentOwner(folder: string): RunAs[] {
  const { uid, gid } = statSync(folder);
  return uid === 0 ? [] : [asUser({ uid, gid })];
}

/** The owner of the home folder that root works in, nearest first: that user may pass where `nobody` may not. */
function ownersAbove(folder: string): RunAs[] {
  const parent = path.dirname(folder);
  return parent === folder ? [] : [...presentOwner(parent), ...ownersAbove(parent)];
}

function asUser(owner: User): RunAs {
  return { prefix: [], owner };
}

function nobody(): User[] {
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
