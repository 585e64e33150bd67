import { root } from '../tasks/project.ts';
import { tryMoneyCall } from './money-call.ts';
import { tryRecipe } from './try-recipe.ts';

const [name = 'new-page'] = process.argv.slice(2);
if (name === 'new-money-call') {
  tryMoneyCall(root);
} else {
  await tryRecipe(root, name);
}
