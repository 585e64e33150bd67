import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tempFolder } from '../../../test/temp-folder.ts';
import { systemRandom } from '../random.ts';
import type { SecretsSource } from './secrets-keys.ts';
import { readSecretsKeys } from './secrets-keys.ts';

const random = systemRandom();
const [one, two] = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)];
const text = (key: Uint8Array) => Buffer.from(key).toString('base64');
const source = (overrides: Partial<SecretsSource> = {}): SecretsSource => ({
  secretsKeys: [],
  secretsKeyFile: undefined,
  dataDir: tempFolder('secrets'),
  mayMakeKey: false,
  ...overrides,
});
const read = (overrides?: Partial<SecretsSource>) =>
  readSecretsKeys(source(overrides), random).map((key) => Buffer.from(key));

describe('readSecretsKeys', () => {
  it('takes those of the environment first, then those of a file, with its comments', () => {
    const path = join(tempFolder('keys'), 'key');
    writeFileSync(path, `# since spring\n${text(two)} # in use\n\n${text(one)}\n`);
    expect(read({ secretsKeyFile: path })).toEqual([Buffer.from(two), Buffer.from(one)]);
    const both = { secretsKeys: [text(one)], secretsKeyFile: path };
    expect(read(both)).toEqual([Buffer.from(one)]);
  });

  it('makes a key for a demo once, readable by its owner only', () => {
    const dataDir = join(tempFolder('secrets'), 'var');
    const [made] = read({ dataDir, mayMakeKey: true });
    const path = join(dataDir, 'secrets-key');
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readFileSync(path, 'utf8').trim()).toBe(made?.toString('base64'));
    expect(read({ dataDir, mayMakeKey: true })).toEqual([made]);
    // A site that grew out of its demo goes on with the key of its folder.
    expect(read({ dataDir })).toEqual([made]);
  });

  it('starts no operated site without one', () => {
    expect(() => read()).toThrow('set SECRETS_KEYS or SECRETS_KEY_FILE');
  });

  it.each([
    ['too short', text(one.subarray(1))],
    ['no base64', 'x'.repeat(43)],
    ['hexadecimal', Buffer.from(one).toString('hex')],
  ])('refuses a key that is %s without telling it', (_, key) => {
    const refusal = (() => {
      try {
        return read({ secretsKeys: [key] });
      } catch (error) {
        return String(error);
      }
    })();
    expect(refusal).toContain('SECRETS_KEYS holds a key that is not 32 bytes in base64');
    expect(refusal).not.toContain(key);
  });

  it('names a file that is not there, or empty', () => {
    const path = join(tempFolder('keys'), 'key');
    expect(() => read({ secretsKeyFile: path })).toThrow(`The key file ${path} cannot be read`);
    writeFileSync(path, '\n');
    expect(() => read({ secretsKeyFile: path })).toThrow(`${path} holds no key`);
  });
});
