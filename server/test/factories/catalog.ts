import {
  createCatalogue,
  loadShippedCatalogue,
  type Catalogue,
} from '../../src/contexts/catalog/index.ts';
import type { testDatabase } from '../harness.ts';
import { workOf } from './work.ts';

type TestDatabase = ReturnType<typeof testDatabase>;

/** The shipped catalogue in the test's database, as a process would hold it. */
export async function openCatalogue(test: TestDatabase): Promise<Catalogue> {
  await test.inUnit((ctx) => loadShippedCatalogue(ctx));
  return createCatalogue({ work: workOf(test), clock: test.clock });
}

/** What an operator's switch does to one game. */
export async function stopGame(test: TestDatabase, nodeId: string): Promise<void> {
  await test.database().pool.query('update games set is_open = false where node_id = $1', [nodeId]);
}
