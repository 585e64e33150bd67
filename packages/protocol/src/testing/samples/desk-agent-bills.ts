import type { Sample } from '../sample.ts';
import { listContractBills, listContractBillTeam, readContractBill } from './contract-bills.ts';

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
