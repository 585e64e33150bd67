import { sampleTerms, usualSampleTerms } from '../sample-terms.ts';
import type { Sample } from '../sample.ts';
import { listContracts, readContract } from './contracts.ts';

export const readMemberLine: Sample<'readMemberLine'> = {
  isAgent: true,
  upline: ['harbour88'],
  directs: 7,
  teamSize: 38,
  terms: sampleTerms,
  coming: [],
  move: null,
  least: usualSampleTerms,
  most: { ...sampleTerms, rates: { ...sampleTerms.rates, LOTT: '2.5' } },
};

export const changeMemberTerms: Sample<'changeMemberTerms'> = {
  ...readMemberLine,
  coming: [{ ...usualSampleTerms, effectiveAt: '2026-03-10T17:00:00Z' }],
};

export const moveMember: Sample<'moveMember'> = {
  ...readMemberLine,
  move: {
    to: 'northgate',
    effectiveAt: '2026-03-10T17:00:00Z',
    state: 'PLANNED',
    refusedFor: null,
  },
};

const { willEnd: _shownToThePayee, ...offer } = readContract;

export const readMemberContracts: Sample<'readMemberContracts'> = {
  currency: 'THB',
  isBelowHouse: true,
  contracts: [
    { ...offer, direction: 'out', actions: ['withdraw'] },
    ...listContracts.content.map((running) => ({ ...running, direction: 'out' as const })),
  ],
};

export const proposeHouseContract: Sample<'proposeHouseContract'> = {
  ...readMemberContracts,
  isBelowHouse: true,
};

export const processHouseContract: Sample<'processHouseContract'> = {
  ...readMemberContracts,
  contracts: [],
};
