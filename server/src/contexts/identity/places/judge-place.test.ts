import { describe, expect, it } from 'vitest';
import { buildRequest } from '../../../../test/factories/identity.ts';
import { placeOf } from './judge-place.ts';

const request = buildRequest({ ip: '198.51.100.7' });
const facts = {
  hasPlaces: true,
  hasSignedIn: true,
  isKnownAddress: false,
  isTrustedDevice: false,
  hasContact: true,
  hasAuthenticator: false,
  hasPasskey: false,
};
const byPassword = { isByChannel: false, isVouched: false, request };

/** R68: a new address or a new device asks for a proof, of whoever has one. */
describe('a sign-in by password', () => {
  it.each([
    // The device is trusted, the address is known, there is something to show.
    [true, true, true, 'theirs'],
    [true, true, false, 'theirs'],
    [true, false, true, 'strange'],
    [true, false, false, 'unasked'],
    [false, true, true, 'strange'],
    [false, true, false, 'unasked'],
    [false, false, true, 'strange'],
    [false, false, false, 'unasked'],
  ])('device %s, address %s, contact %s', (isTrustedDevice, isKnownAddress, hasContact, place) => {
    const row = { ...facts, isTrustedDevice, isKnownAddress, hasContact };
    expect(placeOf(row, byPassword)).toBe(place);
  });
});

/** X8: what is asked follows from the way in too. */
describe('a sign-in at a new address with a new browser', () => {
  it.each([
    ['is the first one', { ...facts, hasPlaces: false, hasSignedIn: false }, byPassword, 'theirs'],
    ['finds all places forgotten', { ...facts, hasPlaces: false }, byPassword, 'strange'],
    ['is by a code', facts, { ...byPassword, isByChannel: true }, 'theirs'],
    ['follows the authenticator', { ...facts, hasAuthenticator: true }, byPassword, 'theirs'],
    [
      'has nothing but a passkey to show',
      { ...facts, hasContact: false, hasPasskey: true },
      byPassword,
      'strange',
    ],
    [
      'is by the link of another device',
      { ...facts, hasContact: false, hasAuthenticator: true },
      { ...byPassword, isVouched: true },
      'strange',
    ],
    [
      'is on the machine of a demo',
      facts,
      { ...byPassword, request: { ...request, isLocal: true } },
      'theirs',
    ],
  ])('that %s', (_what, row, way, place) => {
    expect(placeOf(row, way)).toBe(place);
  });
});
