import { describe, expect, it } from 'vitest';
import { buildRequest } from '../../../../test/factories/identity.ts';
import { asksMore } from './judge-place.ts';

const request = buildRequest({ ip: '198.51.100.7' });
const stranger = {
  hasPlaces: true,
  hasSignedIn: true,
  isKnown: false,
  hasContact: true,
  hasAuthenticator: false,
};
const byPassword = { isByChannel: false, isVouched: false, request };

/** X8: what is asked follows from the place, from the way in, and from what there is to show. */
describe('a sign-in from an address block', () => {
  it.each([
    ['that was never used asks for more', stranger, byPassword, true],
    ['that was used before asks nothing', { ...stranger, isKnown: true }, byPassword, false],
    [
      'that is the first one asks nothing',
      { ...stranger, hasPlaces: false, hasSignedIn: false },
      byPassword,
      false,
    ],
    [
      'of a member whose places are all forgotten asks for more',
      { ...stranger, hasPlaces: false },
      byPassword,
      true,
    ],
    ['by a code asks nothing', stranger, { ...byPassword, isByChannel: true }, false],
    [
      'after a code of the authenticator asks nothing',
      { ...stranger, hasAuthenticator: true },
      byPassword,
      false,
    ],
    [
      'by the link of another device asks for more',
      { ...stranger, hasContact: false, hasAuthenticator: true },
      { ...byPassword, isVouched: true },
      true,
    ],
    [
      'of whom nothing is proven asks nothing',
      { ...stranger, hasContact: false },
      byPassword,
      false,
    ],
    [
      'on the machine of a demo asks nothing',
      stranger,
      { ...byPassword, request: { ...request, isLocal: true } },
      false,
    ],
  ])('%s', (_what, facts, arrival, isAsked) => {
    expect(asksMore(facts, arrival)).toBe(isAsked);
  });
});
