import { writeBillOfMaterials } from './bill-of-materials.ts';
import { isWithinBudget } from './bundle-budget.ts';
import { buildFrontEnd } from './front-ends.ts';
import { apps, messageOf } from './project.ts';

const built = await Promise.all(apps.map(buildFrontEnd));
try {
  const kept = apps.map((app, index) => built[index] === true && isWithinBudget(app));
  writeBillOfMaterials();
  process.exitCode = kept.every(Boolean) ? 0 : 1;
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
