import { describe, expect, it } from 'vitest';
import { ownDomain } from './own-domain.ts';

const site = { mainDomain: 'lamp.example', domains: ['lamp.example', 'two.example:8443'] };
const none = { mainDomain: '', domains: [] };

describe('ownDomain', () => {
  it.each([
    ['a domain of the site', site, ' Lamp.example ', 'lamp.example', 'lamp.example', undefined],
    ['one with a port', site, 'two.example', 'lamp.example', 'two.example', undefined],
    ['a stranger’s', site, 'evil.example', 'two.example:8443', 'two.example', 'evil.example'],
    [
      'a stranger’s at a strange host',
      site,
      'evil.example',
      'x.example',
      'lamp.example',
      'evil.example',
    ],
    ['nothing', site, undefined, 'lamp.example', undefined, undefined],
    ['spaces', site, '  ', 'lamp.example', undefined, undefined],
    ['any, where the site names none', none, 'any.example', 'x.example', 'any.example', undefined],
  ])('keeps of %s what is the site’s', (_what, named, typed, host, domain, sentDomain) => {
    expect(ownDomain(named, typed, host)).toEqual({ domain, sentDomain });
  });
});
