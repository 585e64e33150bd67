import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { assert } from '@portal/money';
import type { Fault } from './fault.ts';

/**
 * Preloaded into a child process: serves one source file with one fault in it, so that the checks
 * run against a program that is wrong in exactly one place. Nothing on disk changes.
 */
const planted = process.env['PLANTED_FAULT'];
if (planted !== undefined) {
  const { file, find, replace } = JSON.parse(planted) as Fault;
  registerHooks({
    load(url, context, next) {
      if (!url.startsWith('file:') || !fileURLToPath(url).endsWith(file)) {
        return next(url, context);
      }
      const source = readFileSync(fileURLToPath(url), 'utf8');
      assert(source.split(find).length === 2, `${file} holds ${JSON.stringify(find)} not once`);
      return {
        format: 'module-typescript',
        source: source.replace(find, replace),
        shortCircuit: true,
      };
    },
  });
}
