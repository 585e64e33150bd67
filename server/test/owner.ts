import pg from 'pg';

/** Runs SQL as the owner of a test's database, who may do what the server's role may not. */
export async function asOwner(
  test: { ownerUrl(): string },
  text: string,
  values: readonly unknown[] = [],
): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: test.ownerUrl() });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(text, [...values]);
    return rows;
  } finally {
    await client.end();
  }
}
