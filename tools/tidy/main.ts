import { root } from '../tasks/project.ts';
import { rules } from './rules.ts';
import { readTree } from './tree.ts';

/** `node tools/tidy/main.ts [path prefix …]`: every offence of the tree, by rule. */
const prefixes = process.argv.slice(2);
const tree = readTree(root);
let count = 0;
for (const rule of rules) {
  const offences = rule
    .check(tree)
    .filter(
      ({ path }) => prefixes.length === 0 || prefixes.some((prefix) => path.startsWith(prefix)),
    );
  count += offences.length;
  for (const { path, line, message } of offences) {
    console.log(`${path}:${line} [${rule.name}] ${message}`);
  }
}
console.log(count === 0 ? `${rules.length} rules kept` : `${count} offences`);
process.exitCode = count === 0 ? 0 : 1;
