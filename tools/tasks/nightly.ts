import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { hasFile, root } from './project.ts';
import { selected } from './selection.ts';
import { runStages, success, type Stage, type Tally } from './stage.ts';

const folder = join(root, 'tools/nightly');
const totalSeconds = 6 * 3600;

/** A long proof: `run` throws what it found wrong, or counts it. */
interface NightlyProof {
  run(): Promise<Tally | undefined> | Tally | undefined;
}

const names = hasFile('tools', 'nightly')
  ? readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  : [];
await runStages(selected(names.toSorted().map(proofStage)), totalSeconds);

function proofStage(name: string): Stage {
  return {
    name: name.replace(/\.ts$/u, ''),
    limitSeconds: totalSeconds,
    run: async () => {
      const proof = (await import(pathToFileURL(join(folder, name)).href)) as NightlyProof;
      return (await proof.run()) ?? success;
    },
  };
}
