import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const sharedMemory = '/dev/shm';
const roomBytes = 8 * 2 ** 30;

/**
 * Where a cluster of tests lies: in memory, where there is plenty of it. A clone of the template
 * makes some thousand files, on a disk the slowest part of a test file. `TMPDIR` decides where set.
 */
export function roomyFolder(): string {
  const isFree = process.env['TMPDIR'] === undefined;
  return isFree && freeBytes(sharedMemory) >= roomBytes ? sharedMemory : tmpdir();
}

function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}
