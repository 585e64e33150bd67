import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tempFolder } from '../../../test/temp-folder.ts';
import { readSignInSettings } from './sign-in-settings.ts';

function fileWith(text: string): string {
  const path = join(tempFolder('sign-in'), 'sign-in.json');
  writeFileSync(path, text);
  return path;
}

describe('readSignInSettings', () => {
  it('offers nothing without a file', () => {
    expect(readSignInSettings(undefined)).toEqual({});
  });

  it('takes what a site has an account with', () => {
    const settings = { google: { clientId: 'a', clientSecret: 'b' } };
    expect(readSignInSettings(fileWith(JSON.stringify(settings)))).toEqual(settings);
  });

  it.each([
    ['a name that it does not know', '{"gogle":{}}', /gogle/u],
    [
      'an open network without TLS',
      '{"google":{"clientId":"a","clientSecret":"b","issuer":"http://elsewhere.example"}}',
      /https/u,
    ],
    ['no JSON', '{"telegram":"secret', /no JSON/u],
  ])('ends the start with %s, and quotes no secret', (_what, text, sentence) => {
    const read = () => readSignInSettings(fileWith(text));
    expect(read).toThrow(sentence);
    expect(read).not.toThrow(/secret/u);
  });
});
