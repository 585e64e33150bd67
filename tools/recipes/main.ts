import { root } from '../tasks/project.ts';
import { tryRecipe } from './try-recipe.ts';

const [name = 'new-page'] = process.argv.slice(2);
await tryRecipe(root, name);
