import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { figuresOf } from './rtp/figures.ts';

/** `npm run rtp -- <design.json>`: the exact figures of one design as one JSON object. */
function main(file: string | undefined): void {
  if (file === undefined) {
    throw new Error('Usage: npm run rtp -- <design.json>');
  }
  // npm runs scripts in the project's folder; INIT_CWD is where the caller stands.
  const path = resolve(process.env['INIT_CWD'] ?? process.cwd(), file);
  const text = attempt(`The file ${path} cannot be read`, () => readFileSync(path, 'utf8'));
  const design = attempt(`The file ${path} is not JSON`, () => JSON.parse(text) as unknown);
  console.log(JSON.stringify(figuresOf(design), undefined, 2));
}

function attempt<Value>(sentence: string, act: () => Value): Value {
  try {
    return act();
  } catch (error) {
    throw new Error(`${sentence}: ${messageOf(error)}`, { cause: error });
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

try {
  main(process.argv[2]);
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
