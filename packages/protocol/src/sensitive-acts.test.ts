import { describe, expect, it } from 'vitest';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './generated/endpoints.ts';
import { filePartReply, fileReply, teamFileReply } from './schemas/record.ts';

const all: readonly (readonly [string, Endpoint])[] = Object.entries(endpoints);
const acts = all.filter(([, call]) => call.access === 'operator' && call.method !== 'GET');
const asking = acts.flatMap(([name, call]) => (call.stepUp === true ? [name] : []));

/** What an operator does with somebody's money, papers or way in (R67). */
const sensitive = {
  money: [
    'adjustMember',
    'reverseAdjustment',
    'chargeBackDeposit',
    'confirmDeposit',
    'creditDeposit',
    'endRefund',
    'approveWithdrawal',
    'endPayout',
    'failWithdrawal',
    'payWithdrawal',
    'rejectWithdrawal',
    'returnWithdrawal',
    'ruleWithdrawal',
    'sendWithdrawal',
    'settleComplaint',
    'takeTransferBack',
    'endWalletTransfer',
    'createEnvelope',
    'giveEnvelopes',
    'createMission',
    'createBoard',
    'actOnPromotion',
    'changePromotion',
    'createRaffle',
    'changeReferralRules',
    'createGoods',
    'changeGoods',
    'changePointRule',
    'changeVipLevels',
    'takePoints',
    'changeProtectedFunds',
    'changeDepositChannel',
    'changePaymentProvider',
  ],
  contracts: [
    'proposeHouseContract',
    'processHouseContract',
    'settleStrandedDebt',
    'decideHeldBill',
  ],
  'the second person': ['approveRequest'],
  papers: ['approveKycCase', 'rejectKycCase', 'revealKycNumber'],
  'protection of a member': [
    'liftStop',
    'decidePersonCase',
    'releaseProtection',
    'resetMemberFactor',
  ],
  'other operators': [
    'createOperator',
    'unlockOperator',
    'changeOperatorRole',
    'resetOperatorPassword',
    'resetOperatorFactor',
    'confirmOperator',
    'changeFactorPolicy',
  ],
  'the own account': [
    'startOperatorAuthenticator',
    'deleteOperatorAuthenticator',
    'createOperatorRecoveryCodes',
    'startOperatorPasskey',
    'createOperatorPasskey',
    'deleteOperatorPasskey',
    'changeOperatorPassword',
  ],
};

describe('acts of operators that ask for a fresh factor (R67, R71)', () => {
  it.each(Object.entries(sensitive))('touch %s', (_what, names) => {
    expect(asking).toEqual(expect.arrayContaining(names));
  });

  it('are these and no others', () => {
    expect(asking.toSorted()).toEqual(Object.values(sensitive).flat().toSorted());
  });
});

describe('calls of the desk before a factor is bound, where the site wants one (R67)', () => {
  it('are the own account alone: who one is, its protection, the way out', () => {
    const open = all.filter(
      ([, call]) => call.access === 'operator' && call.withoutFactor === true,
    );
    const places = [...new Set(open.map(([, { path }]) => path.split('/').slice(3, 4).join('/')))];
    expect(places.toSorted()).toEqual(['security', 'session']);
    expect(open.every(([, call]) => call.ability === undefined)).toBe(true);
  });
});

const fileReplies = new Set<unknown>([fileReply, filePartReply, teamFileReply]);

describe('files of what an agent knows of a team', () => {
  it('are these, and each asks for a fresh factor (R67)', () => {
    const files = all.filter(
      ([, { access, reply }]) => access === 'agent' && fileReplies.has(reply),
    );
    expect(files.map(([name]) => name).toSorted()).toEqual([
      'readAgentIncomeFile',
      'readContractBillsFile',
      'readDownlineFile',
      'readRegisterLinksFile',
      'readTeamBetsFile',
      'readTeamFile',
      'readTeamStatementFile',
      'readTeamTransactionsFile',
    ]);
    expect(files.filter(([, { stepUp }]) => stepUp !== true)).toEqual([]);
  });
});
