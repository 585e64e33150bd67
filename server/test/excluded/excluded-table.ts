import type { ErrorCode, Endpoints } from '@portal/protocol';
import type { Kind } from '../foreign/owned.ts';

/** In which way an account is excluded: a time-out, an exclusion, a person who is excluded. */
export const exclusions = ['time_out', 'exclusion', 'same_person'] as const;
export type Exclusion = (typeof exclusions)[number];

/** What each of them is told of what it may not do; undefined where it still may. */
export const stops = {
  bet: { time_out: 'on_break', exclusion: 'self_excluded', same_person: 'betting_stopped' },
  deposit: { time_out: 'on_break', exclusion: 'self_excluded', same_person: 'deposits_stopped' },
  bonus: { time_out: 'on_break', exclusion: 'self_excluded', same_person: 'bonuses_stopped' },
  /** The own money of somebody who is only taken for another may go where it always could. */
  transfer: { time_out: 'on_break', exclusion: 'self_excluded', same_person: undefined },
} as const satisfies Record<string, Readonly<Record<Exclusion, ErrorCode | undefined>>>;

/** What may be named of an own thing, and of things of the site. */
export type Known = Readonly<
  Record<Kind | 'nodeId' | 'stake' | 'mines' | 'promotion' | 'issueNo', string>
>;

interface Stopped {
  readonly by: keyof typeof stops;
  readonly who?: 'agent' | 'below';
  readonly params?: (things: Known) => Readonly<Record<string, string>>;
  readonly body?: (things: Known) => unknown;
}

/** The call goes on as ever: what an excluded account keeps. */
type Stays = 'own money' | 'own record' | 'security' | 'protection' | 'what is open' | 'no value';
export type Row = Stopped | Stays | `server/${string}.test.ts`;

const digits = '0'.repeat(32);
const gift = (prefix: string) => () => ({ id: `${prefix}_${digits}` });
const accept = 'server/src/contexts/contracts/agreements/use-cases/process-contract.test.ts';

/**
 * Every call by which somebody who is signed in changes something, and what an excluded account is
 * told (R10): a new one stands here or fails the test. Reads are open to all of them.
 */
export const excludedTable: Readonly<Partial<Record<keyof Endpoints, Row>>> = {
  // Stakes, and what leads to them.
  launchGame: 'server/src/contexts/launch/routes.test.ts',
  launchLottery: {
    by: 'bet',
    body: () => ({ lottoArea: 'CN', launchMode: 'LOTT', lottoView: 'lobby', device: 'WEB' }),
  },
  spinSlot: { by: 'bet', body: ({ nodeId, stake }) => ({ nodeId, stake }) },
  openRound: {
    by: 'bet',
    // The other member has a round that is open.
    who: 'below',
    body: ({ mines }) => ({ nodeId: mines, stake: '2.50', bet: { engine: 'mines', mines: 5 } }),
  },
  playFreeSpin: { by: 'bet', params: ({ freeSpins }) => ({ id: freeSpins }) },
  placeLotteryOrder: {
    by: 'bet',
    body: ({ issueNo }) => ({
      gameCode: 'YK15M',
      lines: [
        {
          betType: 'yk.top3',
          selection: { nums: ['345'] },
          stake: { stakePerUnit: '10' },
          choice: { rebate: '0' },
        },
      ],
      issues: [{ issueNo, multiple: 1 }],
    }),
  },
  createWalletTransfer: 'server/src/contexts/gateway/transfers/routes.test.ts',
  // Money that was on its way out comes back to be played.
  // Points and money come back.
  cancelRedeem: 'server/src/contexts/loyalty/points/use-cases/cancel-redeem.test.ts',
  cancelWithdrawal: 'server/src/contexts/cashier/withdrawals/use-cases/cancel-withdrawal.test.ts',
  // Money that comes in.
  createDeposit: {
    by: 'deposit',
    body: () => ({ channel: 'BANK', amount: '500.00', isWithoutLimit: true }),
  },
  openTeamEnvelope: {
    by: 'deposit',
    who: 'below',
    params: ({ teamEnvelope }) => ({ id: teamEnvelope }),
    body: () => ({}),
  },
  // Gifts and bonuses.
  applyForPromotion: {
    by: 'bonus',
    params: ({ promotion }) => ({ id: promotion }),
    body: () => ({ version: 1, comment: 'here', images: [] }),
  },
  claimBirthdayGift: { by: 'bonus' },
  claimMission: { by: 'bonus', params: gift('msn'), body: () => ({ period: 'once' }) },
  claimPromotion: { by: 'bonus', params: ({ promotion }) => ({ id: promotion }) },
  claimRafflePrize: 'server/src/contexts/rewards/raffles/use-cases/run-raffles.test.ts',
  createInviteLink: { by: 'bonus', body: () => ({ note: 'Friday group' }) },
  claimReward: { by: 'bonus', params: ({ reward }) => ({ id: reward }) },
  convertPoints: { by: 'bonus', body: () => ({ points: '100' }) },
  joinMission: { by: 'bonus', params: gift('msn') },
  joinPromotion: {
    by: 'bonus',
    params: ({ promotion }) => ({ id: promotion }),
    body: () => ({ version: 1 }),
  },
  openEnvelope: { by: 'bonus', params: gift('env'), body: () => ({}) },
  redeemPoints: { by: 'bonus', body: () => ({ goodsId: `gds_${digits}`, quantity: 1 }) },
  // Credit between agents and those below.
  createTeamEnvelope: {
    by: 'transfer',
    who: 'agent',
    body: () => ({
      greeting: 'A good week',
      budgetAmount: '10.00',
      isRandom: false,
      to: { kind: 'first', packets: 2 },
    }),
  },
  createTransfer: {
    by: 'transfer',
    who: 'agent',
    body: ({ downline }) => ({ to: downline, amount: '100.00' }),
  },
  proposeContract: 'server/src/contexts/contracts/agreements/use-cases/propose-contract.test.ts',
  processDailySalaryContract: accept,
  processDividendContract: accept,
  processHourlySalaryContract: accept,
  processRealtimeSalaryContract: accept,
  // Rounds and orders that are open are played to their end, and paid (R37).
  actOnRound: 'what is open',
  cancelLotteryOrder: 'what is open',
  giveUpBonus: 'what is open',
  markRoundShown: 'what is open',
  // The own money, and what was earned of it, may always be taken out (H).
  answerReceipt: 'own money',
  answerWithdrawalQuestion: 'own money',
  askDeposit: 'own money',
  cancelDeposit: 'own money',
  changeDefaultPayoutAccount: 'own money',
  choosePayout: 'own money',
  claimPeerPayment: 'own money',
  claimRebates: 'own money',
  createComplaint: 'own money',
  createPayoutAccount: 'own money',
  deletePayoutAccount: 'own money',
  proveDeposit: 'own money',
  requestWithdrawal: 'own money',
  // Nothing of value comes or goes.
  changeBoardName: 'no value',
  changeClientSeed: 'no value',
  changeLanguage: 'no value',
  changeMessageCopies: 'no value',
  createFavourite: 'no value',
  createRegisterLink: 'server/src/contexts/agents/use-cases/find-invitation.test.ts',
  changeRegisterLink: 'no value',
  deleteFavourite: 'no value',
  endInviteLink: 'no value',
  endRegisterLink: 'no value',
  noteAppVisit: 'no value',
  noteDownline: 'no value',
  openDownlineAccount: 'server/src/contexts/onboarding/use-cases/open-downline-account.test.ts',
  raiseDownlineTerms: 'no value',
  refillFunMoney: 'no value',
  renameInviteLink: 'no value',
  reportChatMessage: 'no value',
  rotateSeeds: 'no value',
  sendChatMessage: 'no value',
  shootNumber: 'no value',
  // What the account says and what was written to it.
  changeIcon: 'own record',
  changeProfile: 'own record',
  deleteIcon: 'own record',
  deleteMessages: 'own record',
  markAllMessages: 'own record',
  markAllAnnouncements: 'own record',
  markAnnouncements: 'own record',
  markMessages: 'own record',
  openBetReplay: 'own record',
  followFeedback: 'own record',
  sendFeedback: 'own record',
  sendPapers: 'own record',
  acknowledgeCheck: 'protection',
  askReturn: 'protection',
  changeCheckInterval: 'protection',
  changeLimit: 'protection',
  changeReviewRhythm: 'protection',
  confirmRaise: 'protection',
  excludeSelf: 'protection',
  takeBreak: 'protection',
  withdrawRaise: 'protection',
  bindContact: 'security',
  bindSocial: 'security',
  changePassword: 'security',
  changePasskey: 'security',
  changePaymentPassword: 'security',
  confirmAuthenticator: 'security',
  createHandOff: 'security',
  createPasskey: 'security',
  createRecoveryCodes: 'security',
  deleteAuthenticator: 'security',
  deleteDevice: 'security',
  deleteOtherDevices: 'security',
  deletePasskey: 'security',
  deleteSocial: 'security',
  endOtherSessions: 'security',
  endSession: 'security',
  logOut: 'security',
  provePayment: 'security',
  sendContactCode: 'security',
  sendPlaceCode: 'security',
  startAuthenticator: 'security',
  startPasskey: 'security',
  stepUp: 'security',
  stepUpByPasskey: 'security',
  verifyPlace: 'security',
  verifyPlaceByPasskey: 'security',
};
