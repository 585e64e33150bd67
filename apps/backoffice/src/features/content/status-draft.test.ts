import { describe, expect, it } from 'vitest';
import { samples } from '@portal/protocol/testing';
import { countriesIn } from '../../shared/audience/countries-in.ts';
import { blocksIn, draftOfStatus, statusIn } from './status-draft.ts';

describe('the draft of the status', () => {
  it('sends what it was made of when nothing is changed', () => {
    const { maintenance, plannedFrom, plannedTo, isRegistrationOpen, ...rest } =
      samples.readSiteStatus;
    expect(statusIn(draftOfStatus(samples.readSiteStatus))).toEqual({
      maintenance,
      plannedFrom,
      plannedTo,
      isRegistrationOpen,
      blockedCountries: rest.blockedCountries,
      overrides: rest.overrides,
      switches: rest.switches.map(({ modId, isOn }) => ({ modId, isOn })),
    });
  });

  it.each([
    ['us, gb;th', ['US', 'GB', 'TH']],
    ['US US', ['US']],
    ['', []],
    ['USA', undefined],
    ['U1', undefined],
  ])('reads the countries %j', (text, expected) => {
    expect(countriesIn(text)).toEqual(expected);
  });

  it.each([
    ['203.0.113.0/24 us\n\n2001:db8::/32 TH', 2],
    ['203.0.113.0 US', undefined],
    ['203.0.113.0/24', undefined],
    ['203.0.113.0/24 US GB', undefined],
  ])('reads the address blocks %j', (text, expected) => {
    expect(blocksIn(text)?.length).toBe(expected);
  });
});
