import { envExample } from '@portal/server/src/config.ts';
import { conformancePage } from './conformance-page.ts';
import { errorCodesPage } from './error-codes-page.ts';
import { queryFiles } from './query-files.ts';
import { routesPage } from './routes-page.ts';
import { schemaPage } from './schema-page.ts';
import { statesPage } from './states-page.ts';
import { withMigratedDatabase } from './test-database.ts';

/** Pages of `docs/generated`, the SQL of the stores, and the settings of the server. */
export async function documentFiles(): Promise<ReadonlyMap<string, string>> {
  return withMigratedDatabase(
    async (client) =>
      new Map([
        ['docs/generated/routes.md', routesPage()],
        ['docs/generated/error-codes.md', errorCodesPage()],
        ['docs/generated/conformance.md', conformancePage()],
        ['docs/generated/states.md', statesPage()],
        ['docs/generated/schema.md', await schemaPage(client)],
        ['.env.example', envExample()],
        ...(await queryFiles(client)),
      ]),
  );
}
