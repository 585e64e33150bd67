import { chownSync, lstatSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, parse } from 'node:path';
import { StartError } from '../start-error.ts';

/** The operating-system account that PostgreSQL runs as when we are root; it refuses to be root. */
export interface Account {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

/** `postgres` when the machine has it, else `nobody`; undefined when we are not root. */
export function databaseAccount(): Account | undefined {
  if (process.getuid?.() !== 0) {
    return undefined;
  }
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n').map(parseAccount);
  const found = ['postgres', 'nobody']
    .map((name) => accounts.find((account) => account?.name === name))
    .find((account) => account !== undefined);
  if (found === undefined) {
    throw new StartError(
      'PostgreSQL does not run as root, and this machine has no account postgres or nobody: ' +
        'start as another user, or set DATABASE_URL.',
    );
  }
  return found;
}

/** Whether the account may enter the folder, judged by the permission bits of every parent. */
export function canReach(account: Account, folder: string): boolean {
  const { root } = parse(folder);
  for (let path = folder; ; path = dirname(path)) {
    const { mode, uid, gid } = statSync(path);
    const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
    if ((mode & bit) === 0) {
      return false;
    }
    if (path === root) {
      return true;
    }
  }
}

/** Gives a folder and all in it to the account. */
export function giveTo(account: Account, folder: string): void {
  chownSync(folder, account.uid, account.gid);
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, entry);
    if (!lstatSync(path).isSymbolicLink()) {
      chownSync(path, account.uid, account.gid);
    }
  }
}

/**
 * A folder of ours in a place where everyone may write. Somebody else's folder of that name is
 * refused: whoever owns the parent of a data folder owns the data.
 */
export function makeOwnFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const { uid } = lstatSync(folder);
  if (!lstatSync(folder).isDirectory() || uid !== process.getuid?.()) {
    throw new StartError(
      `The folder ${folder} belongs to somebody else: remove it and start again.`,
    );
  }
}

function parseAccount(line: string): Account | undefined {
  const [name, , uid, gid] = line.split(':');
  return name && uid && gid ? { name, uid: Number(uid), gid: Number(gid) } : undefined;
}
