import { pathToFileURL } from 'node:url';
import type { Checks } from './fault.ts';

/** Child process: runs one module of checks; exit code 1 means that something was found. */
const [, , path = ''] = process.argv;
try {
  const { check } = (await import(pathToFileURL(path).href)) as Checks;
  const complaints = check();
  if (complaints.length > 0) {
    process.stdout.write(complaints.slice(0, 3).join('\n'));
    process.exitCode = 1;
  }
} catch (error) {
  // A fault that breaks the program outright is found as well; a fault that was not planted is not.
  process.stdout.write(String(error));
  process.exitCode = String(error).includes('not once') ? 2 : 1;
}
