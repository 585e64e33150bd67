import {
  betReviewReasons,
  depositViews,
  gameTypes,
  gameViews,
  type GameDeskView,
  type GameType,
  careSigns,
  type CareSign,
  careViews,
  type CareView,
  kycKinds,
  type KycKind,
  kycViews,
  type KycView,
  operatorRoles,
  operatorStates,
  promotionRuns,
  type PromotionRun,
  referralStates,
  textViews,
  type TextView,
  type ReferralState,
  questionTypes,
  vendorSpans,
  walletTransferViews,
  type BetReviewReason,
  type QuestionType,
  type VendorSpan,
} from '@portal/protocol';
import { shortText } from '../shared/short-text.ts';
import { withdrawalViews } from './withdrawal-views.ts';

/** The part of each list's state that the address holds; unknown keys and values are dropped. */
export const memberStateFilters = ['active', 'locked'] as const;
export const memberKinds = ['member', 'agent', 'trial'] as const;

export interface MembersSearch {
  readonly search?: string | undefined;
  readonly state?: (typeof memberStateFilters)[number] | undefined;
  readonly type?: (typeof memberKinds)[number] | undefined;
  readonly page?: number | undefined;
}

export const approvalViews = ['waiting', 'closed'] as const;
export const approvalAskers = ['me', 'others'] as const;

export interface ApprovalsSearch {
  readonly view?: (typeof approvalViews)[number] | undefined;
  readonly asker?: (typeof approvalAskers)[number] | undefined;
  /** The request that is open beside the list. */
  readonly request?: string | undefined;
}

export interface OperatorsSearch {
  readonly state?: (typeof operatorStates)[number] | undefined;
  readonly role?: (typeof operatorRoles)[number] | undefined;
  /** The operator that is open beside the list. */
  readonly operator?: string | undefined;
}

export const revenueSpans = [7, 30, 92] as const;

export interface RevenueSearch {
  readonly to?: string | undefined;
  readonly days?: (typeof revenueSpans)[number] | undefined;
  readonly category?: GameType | undefined;
}

export interface WithdrawalsSearch {
  readonly view?: (typeof withdrawalViews)[number] | undefined;
  /** The order that is open beside the list. */
  readonly order?: string | undefined;
}

export interface DepositsSearch {
  readonly view?: (typeof depositViews)[number] | undefined;
  /** The order that is open beside the list. */
  readonly order?: string | undefined;
}

export const redeemViews = ['waiting', 'approved', 'rejected'] as const;

export interface PointOrdersSearch {
  readonly view?: (typeof redeemViews)[number] | undefined;
  /** The order that is open beside the list. */
  readonly order?: string | undefined;
}

export const applicationViews = ['waiting', 'approved', 'refused'] as const;

export interface ApplicationsSearch {
  readonly view?: (typeof applicationViews)[number] | undefined;
  /** The application that is open beside the list. */
  readonly application?: string | undefined;
}

export const feedbackViews = ['waiting', 'answered'] as const;

export interface FeedbackSearch {
  readonly view?: (typeof feedbackViews)[number] | undefined;
  readonly questionType?: QuestionType | undefined;
  /** The message that is open beside the list. */
  readonly message?: string | undefined;
}

export const lotterySources = ['inhouse', 'beacon', 'manual', 'shots'] as const;
export const issueStates = ['scheduled', 'open', 'closed', 'drawn', 'settled', 'void'] as const;

export interface LotterySearch {
  readonly search?: string | undefined;
  readonly source?: (typeof lotterySources)[number] | undefined;
}

export interface LotteryGameSearch {
  readonly state?: (typeof issueStates)[number] | undefined;
  /** The issue that is open beside the list. */
  readonly issue?: string | undefined;
}

export const betReviewViews = ['waiting', 'closed'] as const;

export interface BetReviewsSearch {
  readonly view?: (typeof betReviewViews)[number] | undefined;
  readonly reason?: BetReviewReason | undefined;
  /** The review that is open beside the list. */
  readonly review?: string | undefined;
}

export interface WalletTransfersSearch {
  readonly view?: (typeof walletTransferViews)[number] | undefined;
  /** The transfer that is open beside the list. */
  readonly transfer?: string | undefined;
}

export const vendorViews = ['open', 'stopped'] as const;

export interface VendorsSearch {
  readonly span?: VendorSpan | undefined;
  readonly view?: (typeof vendorViews)[number] | undefined;
}

export interface VendorSearch {
  readonly span?: VendorSpan | undefined;
  readonly calls?: 'all' | 'refused' | undefined;
  /** A transaction that is looked up. */
  readonly transaction?: string | undefined;
}

type Raw = Readonly<Record<string, unknown>>;

export function membersSearch(raw: Raw): MembersSearch {
  return {
    search: shortText(raw['search']),
    state: memberStateFilters.find((state) => state === raw['state']),
    type: memberKinds.find((kind) => kind === raw['type']),
    page: pageNumber(raw['page']),
  };
}

export function outboxSearch(raw: Raw): { readonly to?: string | undefined } {
  return { to: shortText(raw['to']) };
}

export function withdrawalsSearch(raw: Raw): WithdrawalsSearch {
  return {
    view: withdrawalViews.find((view) => view === raw['view']),
    order: shortText(raw['order']),
  };
}

export function depositsSearch(raw: Raw): DepositsSearch {
  return {
    view: depositViews.find((view) => view === raw['view']),
    order: shortText(raw['order']),
  };
}

export function pointOrdersSearch(raw: Raw): PointOrdersSearch {
  return {
    view: redeemViews.find((view) => view === raw['view']),
    order: shortText(raw['order']),
  };
}

export interface SiteTextsSearch {
  readonly language?: string | undefined;
  readonly view?: TextView | undefined;
  readonly search?: string | undefined;
  readonly page?: number | undefined;
  /** The key of the text that is open beside the list. */
  readonly item?: string | undefined;
}

export function siteTextsSearch(raw: Raw): SiteTextsSearch {
  const item = raw['item'];
  return {
    language: shortText(raw['language'])?.slice(0, 35),
    view: textViews.find((view) => view === raw['view']),
    search: shortText(raw['search']),
    page: pageNumber(raw['page']),
    item: typeof item === 'string' ? item.slice(0, 200) : undefined,
  };
}

export function promotionsSearch(raw: Raw): { readonly state?: PromotionRun | undefined } {
  return { state: promotionRuns.find((run) => run === raw['state']) };
}

export interface CareSearch {
  readonly view?: CareView | undefined;
  readonly sign?: CareSign | undefined;
  /** The case that is open beside the list. */
  readonly item?: string | undefined;
}

export function careSearch(raw: Raw): CareSearch {
  return {
    view: careViews.find((view) => view === raw['view']),
    sign: careSigns.find((sign) => sign === raw['sign']),
    item: shortText(raw['item']),
  };
}

export interface PapersSearch {
  readonly view?: KycView | undefined;
  readonly kind?: KycKind | undefined;
  readonly papers?: string | undefined;
}

export function papersSearch(raw: Raw): PapersSearch {
  return {
    view: kycViews.find((view) => view === raw['view']),
    kind: kycKinds.find((kind) => kind === raw['kind']),
    papers: shortText(raw['papers']),
  };
}

export function applicationsSearch(raw: Raw): ApplicationsSearch {
  return {
    view: applicationViews.find((view) => view === raw['view']),
    application: shortText(raw['application']),
  };
}

export interface ReferralsSearch {
  readonly state?: ReferralState | undefined;
  /** The friend whose invitation is open beside the list. */
  readonly item?: string | undefined;
}

export function referralsSearch(raw: Raw): ReferralsSearch {
  return {
    state: referralStates.find((state) => state === raw['state']),
    item: shortText(raw['item']),
  };
}

/** Of lists whose one row may be open beside them. */
export function itemSearch(raw: Raw): { readonly item?: string | undefined } {
  return { item: shortText(raw['item']) };
}

export function betReviewsSearch(raw: Raw): BetReviewsSearch {
  return {
    view: betReviewViews.find((view) => view === raw['view']),
    reason: betReviewReasons.find((reason) => reason === raw['reason']),
    review: shortText(raw['review']),
  };
}

export function walletTransfersSearch(raw: Raw): WalletTransfersSearch {
  return {
    view: walletTransferViews.find((view) => view === raw['view']),
    transfer: shortText(raw['transfer']),
  };
}

export function vendorsSearch(raw: Raw): VendorsSearch {
  return {
    span: vendorSpans.find((span) => span === raw['span']),
    view: vendorViews.find((view) => view === raw['view']),
  };
}

export interface GamesSearch {
  readonly search?: string | undefined;
  readonly vendorCode?: string | undefined;
  readonly gameType?: GameType | undefined;
  readonly view?: GameDeskView | undefined;
  readonly page?: number | undefined;
  /** The game that is open beside the list. */
  readonly game?: string | undefined;
}

export function gamesSearch(raw: Raw): GamesSearch {
  const vendorCode = shortText(raw['vendorCode']);
  return {
    search: shortText(raw['search']),
    vendorCode:
      vendorCode !== undefined && /^[A-Z0-9_]{1,40}$/u.test(vendorCode) ? vendorCode : undefined,
    gameType: gameTypes.find((type) => type === raw['gameType']),
    view: gameViews.find((view) => view === raw['view']),
    page: pageNumber(raw['page']),
    game: shortText(raw['game']),
  };
}

export function vendorSearch(raw: Raw): VendorSearch {
  return {
    span: vendorSpans.find((span) => span === raw['span']),
    calls: raw['calls'] === 'refused' ? 'refused' : undefined,
    transaction: shortText(raw['transaction']),
  };
}

export function feedbackSearch(raw: Raw): FeedbackSearch {
  return {
    view: feedbackViews.find((view) => view === raw['view']),
    questionType: questionTypes.find((type) => type === raw['questionType']),
    message: shortText(raw['message']),
  };
}

export function approvalsSearch(raw: Raw): ApprovalsSearch {
  return {
    view: approvalViews.find((view) => view === raw['view']),
    asker: approvalAskers.find((asker) => asker === raw['asker']),
    request: shortText(raw['request']),
  };
}

export interface MemberTransfersSearch {
  readonly day?: string | undefined;
  /** The two members whose transfers are open beside the list. */
  readonly pair?: string | undefined;
}

export function memberTransfersSearch(raw: Raw): MemberTransfersSearch {
  return { day: dayOf(raw['day']), pair: shortText(raw['pair']) };
}

export function adjustmentsSearch(raw: Raw): { readonly day?: string | undefined } {
  return { day: dayOf(raw['day']) };
}

export function revenueSearch(raw: Raw): RevenueSearch {
  return {
    to: dayOf(raw['to']),
    days: revenueSpans.find((days) => String(days) === String(raw['days'])),
    category: gameTypes.find((type) => type === raw['category']),
  };
}

function dayOf(value: unknown): string | undefined {
  const day = shortText(value);
  return day !== undefined && /^\d{4}-\d{2}-\d{2}$/u.test(day) ? day : undefined;
}

export function operatorsSearch(raw: Raw): OperatorsSearch {
  return {
    state: operatorStates.find((state) => state === raw['state']),
    role: operatorRoles.find((role) => role === raw['role']),
    operator: shortText(raw['operator']),
  };
}

export function lotterySearch(raw: Raw): LotterySearch {
  return {
    search: shortText(raw['search']),
    source: lotterySources.find((source) => source === raw['source']),
  };
}

export function lotteryGameSearch(raw: Raw): LotteryGameSearch {
  return {
    state: issueStates.find((state) => state === raw['state']),
    issue: shortText(raw['issue']),
  };
}

/** The first page needs no number. */
function pageNumber(value: unknown): number | undefined {
  const page = Number(value);
  return Number.isInteger(page) && page > 1 && page <= 1_000_000 ? page : undefined;
}

/** `next` is where login leads; only an address of this desk is followed. */
export function loginSearch(raw: Raw): { readonly next?: string | undefined } {
  const next = raw['next'];
  return { next: typeof next === 'string' && /^\/(?![/\\])/u.test(next) ? next : undefined };
}
