import { samples } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { addressesIn, draftOfAddresses, faultIn } from './addresses-draft.ts';

const draft = draftOfAddresses(samples.readSiteAddresses);

describe('addressesIn', () => {
  it('gives back what nobody changed', () => {
    expect(samples.readSiteAddresses).toMatchObject(addressesIn(draft));
    expect(addressesIn(draft).linkHosts).toEqual(['social.example']);
  });

  it('drops a main address that is not in the list', () => {
    expect(addressesIn({ ...draft, domainList: 'other.example' }).mainDomain).toBe('');
  });
});

describe('faultIn', () => {
  it.each([
    ['domainList', 'one.example\ntwo.example:8443', undefined],
    ['domainList', 'https://one.example', 'host'],
    ['domainList', 'one.example One.example', 'twice'],
    ['imageCDNs', 'https://img.example/\nhttps://two.example', undefined],
    ['imageCDNs', 'http://img.example', 'origin'],
    ['imageCDNs', 'https://img.example/path', 'origin'],
    ['linkHosts', 't.me\nfacebook.com', undefined],
    ['linkHosts', 'https://t.me', 'host'],
    ['launchGameCDNs', 'javascript:alert(1)', 'origin'],
    ['launchGameCDNs', 'https://a.example https://a.example', 'twice'],
  ] as const)('%s %j: %s', (list, text, key) => {
    expect(faultIn(list, text)?.key).toBe(key);
  });
});
