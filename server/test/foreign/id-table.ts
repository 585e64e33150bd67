import type { Endpoints } from '@portal/protocol';
import type { Kind } from './owned.ts';

/** What of somebody a call names, and the least that it says beside it. */
interface OfSomebody {
  readonly kind: Kind;
  readonly body?: (id: string) => unknown;
  /** It says to everybody that it is done, and does nothing for what is not the caller's. */
  readonly isSilent?: true;
  /** Who may, where that is not the owner. */
  readonly by?: 'below';
  /** The owner is refused in words of its own: one use case serves several kinds of the thing. */
  readonly isOfOtherKind?: true;
}

/** Names a thing of the site, which is the same for all members. */
const ofTheSite = 'of the site';
/** Names something that belongs to a member; where its own test shows the same. */
type Row = OfSomebody | typeof ofTheSite | `server/${string}.test.ts`;

const contract = {
  kind: 'contract',
  body: (contractId: string) => ({ contractId, version: 1, action: 'accept' }),
} as const;
const message = { kind: 'message', isSilent: true } as const;

/**
 * Every call of members and agents that bears an id, and those of operators that no ability guards
 * (R79, R82): a new one stands here or fails the test.
 */
export const idTable: Readonly<Partial<Record<keyof Endpoints, Row>>> = {
  actOnRound: {
    kind: 'round',
    body: () => ({ step: 1, action: { engine: 'mines', kind: 'reveal', tile: 0 } }),
  },
  answerWithdrawalQuestion: { kind: 'withdrawal', body: () => ({ note: 'here' }) },
  answerReceipt: { kind: 'withdrawal', body: () => ({ answer: 'full_payment' }) },
  applyForPromotion: ofTheSite,
  askDeposit: { kind: 'deposit' },
  cancelDeposit: { kind: 'deposit' },
  cancelRedeem: 'server/src/contexts/loyalty/points/use-cases/cancel-redeem.test.ts',
  cancelLotteryOrder: { kind: 'lotteryOrder', body: () => ({}) },
  cancelWithdrawal: { kind: 'withdrawal', body: () => ({}) },
  changeDefaultPayoutAccount: { kind: 'payoutAccount' },
  changeOperatorPasskey: { kind: 'operatorPasskey', body: () => ({ name: 'Lamp' }) },
  changePasskey: { kind: 'passkey', body: () => ({ name: 'Lamp' }) },
  changeRegisterLink: {
    kind: 'registerLink',
    body: () => ({ note: 'seen', opensAgent: false, terms: null }),
  },
  choosePayout: { kind: 'withdrawal', body: () => ({ choice: 'wait' }) },
  claimMission: ofTheSite,
  claimPeerPayment: 'server/src/contexts/cashier/peers/routes.test.ts',
  claimPromotion: ofTheSite,
  claimRafflePrize: ofTheSite,
  claimReward: { kind: 'reward' },
  createDeposit: ofTheSite,
  deleteMessages: { ...message, body: (id) => ({ ids: [id] }) },
  createComplaint: 'server/src/contexts/cashier/complaints/use-cases/create-complaint.test.ts',
  deleteDevice: { kind: 'device' },
  deleteOperatorPasskey: { kind: 'operatorPasskey' },
  deletePasskey: { kind: 'passkey' },
  deletePayoutAccount: { kind: 'payoutAccount' },
  deleteSocial: ofTheSite,
  endInviteLink: { kind: 'inviteLink' },
  endOperatorSession: { kind: 'operatorSession' },
  endRegisterLink: { kind: 'registerLink' },
  endSession: { kind: 'session' },
  followFeedback: 'server/src/contexts/content/use-cases/follow-feedback.test.ts',
  giveUpBonus: { kind: 'reward' },
  joinMission: ofTheSite,
  joinPromotion: ofTheSite,
  listChatMessages: ofTheSite,
  listContractBillTeam: 'server/src/contexts/contracts/pay/use-cases/list-bill-team.test.ts',
  markMessages: { ...message, body: (id) => ({ ids: [id], isRead: true }) },
  markRoundShown: { kind: 'shownRound' },
  noteDownline: { kind: 'downline', body: () => ({ note: 'seen' }) },
  openBetReplay: { kind: 'bet', body: () => ({}) },
  openEnvelope: ofTheSite,
  openTeamEnvelope: { kind: 'teamEnvelope', by: 'below', body: () => ({}) },
  playFreeSpin: { kind: 'freeSpins' },
  processDailySalaryContract: contract,
  processDividendContract: { ...contract, isOfOtherKind: true },
  processHourlySalaryContract: { ...contract, isOfOtherKind: true },
  processRealtimeSalaryContract: { ...contract, isOfOtherKind: true },
  proveDeposit: { kind: 'deposit', body: () => ({ images: ['iVBORw0KGgo='] }) },
  raiseDownlineTerms: 'server/src/contexts/agents/cross-tree.test.ts',
  readBet: { kind: 'bet' },
  readBonus: { kind: 'reward' },
  readContract: { kind: 'contract' },
  readContractBill: 'server/src/contexts/contracts/routes.test.ts',
  readContractReplay: { kind: 'contract' },
  readDeposit: { kind: 'deposit' },
  readLotteryTicket: { kind: 'lotteryTicket' },
  readOwnLotteryIssue: ofTheSite,
  readPrizeGroup: ofTheSite,
  readProof: { kind: 'proof' },
  readRound: { kind: 'round' },
  readStatementEntry: { kind: 'entry' },
  readTeamFile: { kind: 'teamFile' },
  readWithdrawal: { kind: 'withdrawal' },
  redeemPoints: ofTheSite,
  renameInviteLink: { kind: 'inviteLink', body: () => ({ note: 'Lamp' }) },
  reportChatMessage: ofTheSite,
  requestWithdrawal: {
    kind: 'payoutAccount',
    body: (payoutAccountId) => ({ payoutAccountId, amount: '500.00' }),
  },
  sendChatMessage: ofTheSite,
  withdrawRequest: { kind: 'request', body: () => ({ reason: 'asked by mistake' }) },
};
