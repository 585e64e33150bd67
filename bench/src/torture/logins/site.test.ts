import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { openLoginSite } from './site.ts';

describe('a site for logins', () => {
  it('leaves no database behind when its server does not start', { timeout: 60_000 }, async () => {
    let connectionString = '';
    const noServer = async (environment: Readonly<Record<string, string>>) => {
      connectionString = environment['DATABASE_URL'] ?? '';
      const client = new pg.Client({ connectionString });
      await client.connect();
      await client.end();
      throw new Error('no server today');
    };
    await expect(openLoginSite(noServer)).rejects.toThrow('no server today');
    await expect(new pg.Client({ connectionString }).connect()).rejects.toThrow();
  });
});
