import type { Sample } from '../sample.ts';
import { listContractBills, listContractBillTeam, readContractBill } from './contract-bills.ts';
import { readContractReplay } from './contracts.ts';

export const listMemberBills: Sample<'listMemberBills'> = listContractBills;

export const readAgentBill: Sample<'readAgentBill'> = {
  ...readContractBill,
  payeeId: 'mbr_0198f0aa0000',
  payee: 'harbour88',
};

export const listAgentBillTeam: Sample<'listAgentBillTeam'> = {
  ...listContractBillTeam,
  content: listContractBillTeam.content.map((share, at) => ({
    ...share,
    memberId: `mbr_0198f0aa000${at}`,
  })),
};

const { hasPresent: _always, ...replay } = readContractReplay;

export const tryContractTerms: Sample<'tryContractTerms'> = {
  ...replay,
  units: replay.units.map((unit) => ({
    ...unit,
    difference: unit.proposed === '0.00' ? '0.00' : '455.00',
  })),
  difference: '455.00',
};
