import { runChild } from './child.ts';
import { commandPath } from './project.ts';

const { isOk } = await runChild({ argv: [commandPath('oxfmt'), '.'], limitSeconds: 60 });
process.exitCode = isOk ? 0 : 1;
