import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { messageOf } from '../tasks/project.ts';

const kinds = ['lottery', 'lottery-aux', 'sports', 'games', 'contract'] as const;
type Kind = (typeof kinds)[number];

/** What `tools/rules/vectors/<kind>.ts` exports. */
interface VectorKind {
  run(
    this: void,
    file: unknown,
  ): { readonly passed: number; readonly mismatches: readonly string[] };
}

/**
 * `npm run vectors -- <kind> <file>`: replays a file of known answers against the rules packages.
 */
async function main([kindName, file]: readonly string[]): Promise<void> {
  const kind = kinds.find((name) => name === kindName);
  if (kind === undefined || file === undefined) {
    throw new Error(`Usage: npm run vectors -- <${kinds.join('|')}> <file>`);
  }
  const { run } = await kindModule(kind);
  const { passed, mismatches } = run(readVectors(file));
  for (const mismatch of mismatches) {
    console.log(mismatch);
  }
  console.log(`${passed} passed, ${mismatches.length} failed`);
  process.exitCode = mismatches.length === 0 && passed > 0 ? 0 : 1;
}

async function kindModule(kind: Kind): Promise<VectorKind> {
  const path = join(import.meta.dirname, 'vectors', `${kind}.ts`);
  if (!existsSync(path)) {
    throw new Error(`There is no runner for ${kind}: tools/rules/vectors/${kind}.ts is missing.`);
  }
  return (await import(pathToFileURL(path).href)) as VectorKind;
}

function readVectors(file: string): unknown {
  // npm runs scripts in the project's folder; INIT_CWD is where the caller stands.
  const path = resolve(process.env['INIT_CWD'] ?? process.cwd(), file);
  const text = attempt(`The file ${path} cannot be read`, () => readFileSync(path, 'utf8'));
  return attempt(`The file ${path} is not JSON`, () => JSON.parse(text) as unknown);
}

function attempt<Value>(sentence: string, act: () => Value): Value {
  try {
    return act();
  } catch (error) {
    throw new Error(`${sentence}: ${messageOf(error)}`, { cause: error });
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
