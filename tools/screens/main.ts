import { parseArgs } from 'node:util';
import { root } from '../tasks/project.ts';
import { readTree } from '../tidy/tree.ts';
import { shownScreens } from './shown-screens.ts';

/** `npm run screens [-- --json]`: the file that draws each id of the checklist, and its test. */
const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
const screens = shownScreens(readTree(root));
if (values.json) {
  console.log(JSON.stringify(screens, null, 2));
} else {
  for (const { id, page, test } of screens) {
    console.log(`${id.padEnd(14)}${page ?? '–'}  ${test ?? '–'}`);
  }
  const shown = screens.filter(({ test }) => test !== null).length;
  console.log(`${shown} of ${screens.length} are drawn and shown by a test`);
}
