import { startTestCluster } from '@portal/server/test/cluster.ts';
import pg from 'pg';

/** Runs with a connection to a throw-away database that all migrations have made. */
export async function withMigratedDatabase<Value>(
  run: (client: pg.Client) => Promise<Value>,
): Promise<Value> {
  const cluster = await startTestCluster();
  const client = new pg.Client({ connectionString: cluster.templateUrl });
  try {
    await client.connect();
    return await run(client);
  } finally {
    await client.end();
    await cluster.stop();
  }
}
