import { createHash } from 'node:crypto';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Account, canReach, databaseAccount, giveTo, makeOwnFolder } from './account.ts';
import { type Binaries, copyBinaries, findBinaries, moveOnce } from './binaries.ts';

/** Where PostgreSQL runs from and where its data lies. */
export interface Places {
  readonly binaries: Binaries;
  /** Parent of the cluster; the cluster itself is `<folder>/postgres`. */
  readonly folder: string;
  readonly account: Account | undefined;
  /** Set when the wanted folder lies where only root may enter, a sentence for the operator. */
  readonly note: string | undefined;
}

/**
 * Settles binaries and data folder. A clone that only root may enter is served from a copy in a
 * folder that survives a reboot where the system has one (stack.md 1.4, rule 3).
 */
export function choosePlaces(dataFolder: string): Places {
  // 0755 parents must exist before the 0700 data folder, or initdb cannot reach it.
  mkdirSync(dataFolder, { recursive: true, mode: 0o755 });
  const wanted = realpathSync(dataFolder);
  const account = databaseAccount();
  const binaries = findBinaries();
  if (account === undefined) {
    return { binaries, folder: wanted, account, note: undefined };
  }
  openIfEmpty(wanted);
  const dataIsReachable = canReach(account, wanted);
  const binariesAreReachable = canReach(account, realpathSync(binaries.folder));
  if (dataIsReachable && binariesAreReachable) {
    return { binaries, folder: wanted, account, note: undefined };
  }
  const shelter = shelterFor(wanted);
  const folder = dataIsReachable ? wanted : shelter;
  if (!dataIsReachable) {
    bringData(wanted, shelter, account);
  }
  return {
    binaries: binariesAreReachable ? binaries : copyBinaries(binaries, shelter),
    folder,
    account,
    note: dataIsReachable
      ? `PostgreSQL runs from a copy in ${shelter}: the account ${account.name} cannot enter this clone.`
      : `The data of PostgreSQL lies in ${folder}: the account ${account.name} cannot enter ${wanted}.`,
  };
}

/**
 * A new folder of ours, such as one of mkdtemp, may be passed through; what lies in it stays
 * closed.
 */
function openIfEmpty(folder: string): void {
  const { mode, uid } = statSync(folder);
  if (uid === process.getuid?.() && readdirSync(folder).length === 0) {
    chmodSync(folder, (mode & 0o777) | 0o011);
  }
}

/** One stable folder per wanted data folder, so that state survives restarts. */
function shelterFor(folder: string): string {
  const mark = createHash('sha256').update(folder).digest('hex').slice(0, 12);
  const parent = existsSync('/var/tmp') ? '/var/tmp' : tmpdir();
  const shelter = join(parent, `portal-${mark}`);
  makeOwnFolder(shelter);
  return shelter;
}

/** A cluster that was made before the clone became unreachable moves along, once. */
function bringData(folder: string, shelter: string, account: Account): void {
  const source = join(folder, 'postgres');
  const target = join(shelter, 'postgres');
  if (!existsSync(source) || existsSync(target)) {
    return;
  }
  const unfinished = `${target}.${process.pid}`;
  cpSync(source, unfinished, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
  giveTo(account, unfinished);
  moveOnce(unfinished, target);
}
