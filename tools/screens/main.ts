import { parseArgs } from 'node:util';
import { root } from '../tasks/project.ts';
import { readTree } from '../tidy/tree.ts';
import { shownScreens } from './shown-screens.ts';

/**
 * `npm run screens [-- [--json] [<id or its beginning> …]]`: the file that draws each id of the
 * checklist, and its test; of all of them, or of `MC` and `S-06`.
 */
const { values, positionals } = parseArgs({
  options: { json: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const screens = shownScreens(readTree(root)).filter(
  ({ id }) =>
    positionals.length === 0 ||
    positionals.some((begin) => id === begin || id.startsWith(`${begin}-`)),
);
if (screens.length === 0) {
  console.error(`No id of the checklist begins with ${positionals.join(' or ')}.`);
  process.exitCode = 1;
} else if (values.json) {
  console.log(JSON.stringify(screens, null, 2));
} else {
  for (const { id, page, test } of screens) {
    console.log(`${id.padEnd(14)}${page ?? '–'}  ${test ?? '–'}`);
  }
  const shown = screens.filter(({ test }) => test !== null).length;
  console.log(`${shown} of ${screens.length} are drawn and shown by a test`);
}
