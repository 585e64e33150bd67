import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { messageOf } from '../tasks/project.ts';

/**
 * The JSON of a file that a person named on the command line; what is wrong with it is one
 * sentence. npm runs scripts in the project's folder, and INIT_CWD is where the caller stands.
 */
export function readJson(file: string): unknown {
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
