import { isWithinBudget } from './bundle-budget.ts';
import { buildFrontEnd } from './front-ends.ts';
import { apps } from './project.ts';

const built = await Promise.all(apps.map(buildFrontEnd));
const kept = apps.map((app, index) => built[index] === true && isWithinBudget(app));
process.exitCode = kept.every(Boolean) ? 0 : 1;
