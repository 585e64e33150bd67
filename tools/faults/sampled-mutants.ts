import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../tasks/project.ts';
import { type Mutant, mutantsOf } from './mutants.ts';

export interface Sample {
  readonly folder: string;
  readonly mutant: Mutant;
}

/** So many of all changes in the folders, drawn by the seed: the same seed draws the same. */
export function sampledMutants(
  folders: readonly string[],
  { seed, count }: { readonly seed: string; readonly count: number },
): readonly Sample[] {
  return folders
    .flatMap((folder) => mutantsIn(folder).map((mutant) => ({ folder, mutant })))
    .map((sample) => ({ sample, rank: rankOf(seed, sample.mutant) }))
    .toSorted((a, b) => (a.rank < b.rank ? -1 : 1))
    .slice(0, count)
    .map(({ sample }) => sample);
}

function mutantsIn(folder: string): readonly Mutant[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => name.endsWith('.ts') && !/\.test\.ts$|generated\/|demo/u.test(name))
    .flatMap((name) =>
      mutantsOf(`${folder}/${name}`, readFileSync(join(root, folder, name), 'utf8')),
    );
}

function rankOf(seed: string, { file, line, change }: Mutant): string {
  return createHash('sha256').update(`${seed} ${file} ${line} ${change}`).digest('hex');
}
