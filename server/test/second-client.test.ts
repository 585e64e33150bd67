import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { siteFileWith } from './factories/site.ts';
import { readyUrl, startProcess } from './server-process.ts';
import { tempFolder } from './temp-folder.ts';

const site = siteFileWith({});
const client = join(import.meta.dirname, '../../tools/verify/member.py');
/** Debian's own: another Python on the path does not see the packages of the distribution. */
const python = process.env['PYTHON_PATH'] ?? '/usr/bin/python3';
const mostMs = 150_000;

/** What the client says; of one that failed also why. */
async function saidBy(origin: string, operatorFile: string): Promise<string> {
  const env = { ...process.env, PYTHONDONTWRITEBYTECODE: '1' };
  const options = { env, timeout: mostMs };
  try {
    return (await promisify(execFile)(python, [client, origin, operatorFile], options)).stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    return `${stdout}${stderr}${String(error)}`;
  }
}

describe('a client in another language, with another JOSE library and oathtool', () => {
  it(
    'registers, signs in, binds an authenticator, recovers, and is refused the rest',
    async () => {
      const folder = tempFolder('second-client');
      const server = startProcess({ DATA_DIR: folder, SITE: site });
      const origin = await readyUrl(server);
      const said = await saidBy(origin, join(folder, 'operator.json'));
      expect(said).toMatch(/^\d\d passed, 0 failed\n$/u);
    },
    mostMs,
  );
});
