import type { MemberId } from '@portal/protocol';
import { agentIncome } from './agent-income.ts';
import { hasMoneyElsewhere, isAtPlay } from './at-play.ts';
import { betTitles } from './bet-titles.ts';
import { plugAgents } from './contexts/agents/index.ts';
import { plugBets } from './contexts/bets/index.ts';
import { plugCare } from './contexts/care/index.ts';
import {
  orderNumbers,
  plugCashier,
  readPaymentIntroductions,
  sendsUpOf,
  transferPartner,
  withdrawalFate,
} from './contexts/cashier/index.ts';
import { plugCatalog } from './contexts/catalog/index.ts';
import { plugChat } from './contexts/chat/index.ts';
import { plugContent } from './contexts/content/index.ts';
import {
  contractFlagsOf,
  isOwedBetween,
  paidKindsOf,
  plugContracts,
  wagesOf,
} from './contexts/contracts/index.ts';
import { plugDelivery } from './contexts/delivery/index.ts';
import { explanations, plugDesk } from './contexts/desk/index.ts';
import { plugGames } from './contexts/games/index.ts';
import { plugGateway, readIntroductions, vendorDoors } from './contexts/gateway/index.ts';
import { plugIdentity, readSignInSettings } from './contexts/identity/index.ts';
import { plugKyc } from './contexts/kyc/index.ts';
import { type LaunchParts, plugLaunch } from './contexts/launch/index.ts';
import { plugLottery } from './contexts/lottery/index.ts';
import { excludedSince, hearsOffers, plugLimits, recordYears } from './contexts/limits/index.ts';
import {
  plugLoyalty,
  pointNumbers,
  rankOf as rankOfMember,
  ranksOf,
} from './contexts/loyalty/index.ts';
import { plugMembers } from './contexts/members/index.ts';
import { plugMessages } from './contexts/messages/index.ts';
import { plugOnboarding } from './contexts/onboarding/index.ts';
import { plugOperators, refuseSamePerson } from './contexts/operators/index.ts';
import { plugRealtime } from './contexts/realtime/index.ts';
import { earnedMoney, plugRebates } from './contexts/rebates/index.ts';
import { plugReporting } from './contexts/reporting/index.ts';
import {
  depositPromotions,
  envelopeBrake,
  offeredMoney,
  leftToGive,
  playNames,
  plugRewards,
  missionGifts,
  rewardNumbers,
} from './contexts/rewards/index.ts';
import {
  chooseConfiguration,
  type ChosenConfiguration,
  plugSite,
  type SitePlug,
} from './contexts/site/index.ts';
import { plugTrail } from './contexts/trail/index.ts';
import { plugTurnover } from './contexts/turnover/index.ts';
import { plugWallet } from './contexts/wallet/index.ts';
import { owedOf } from './owed-of.ts';
import type { ContextPlug } from './platform/context-plug.ts';
import type { Ctx, MemberActor } from './platform/context.ts';
import { combinePlugs } from './platform/context-plug.ts';
import type { OwnAddress } from './own-address.ts';
import { openOnPast } from './platform/demo/first-start.ts';
import { hearerOf } from './platform/outbox.ts';
import { createUnitOfWork } from './platform/unit-of-work.ts';
import type { ServerParts } from './server-parts.ts';
import { rankBenefits } from './rank-benefits.ts';

type OwnUrl = OwnAddress['url'];

export type Contexts = Awaited<ReturnType<typeof plugContexts>>;

/** Opens every context on a migrated database; a demo site gets its past at the first start. */
export async function plugContexts(parts: ServerParts, ownUrl: OwnUrl) {
  const { siteFile, isDemo, demoDays, port } = parts.config;
  const chosen = chooseConfiguration({ file: siteFile, isDemo, port });
  const { timeZone } = chosen.configuration;
  const daysOfPast = chosen.configuration.isDemo ? demoDays : 0;
  return openOnPast({ ...parts, daysOfPast, timeZone }, () =>
    openAll({ ...parts, ownUrl }, chosen),
  );
}

/** In the order of their levels, one line each. */
async function openAll(
  parts: ServerParts & { readonly ownUrl: OwnUrl },
  choice: ChosenConfiguration,
) {
  const { dataDir, furtherOperators } = parts.config;
  const plugs: ContextPlug[] = [];
  const add = <Plug extends ContextPlug>(plug: Plug): Plug => {
    plugs.push(plug);
    return plug;
  };
  // The site of a unit of work is known once its context has read it.
  const hear = hearerOf(() => combinePlugs(plugs).atOnce);
  const work = createUnitOfWork({ ...parts, hear, site: () => site.viewer.peek().site });
  const env = { ...parts, dataDir, work };
  add(await plugTrail(env));
  add(plugWallet());
  const { send } = add(plugDelivery(env, parts.config.senders));
  const { regionsFile, hostingFile } = parts.config;
  const site = add(await plugSite(env, { ...choice, regionsFile, hostingFile }));
  const signIn = readSignInSettings(parts.config.signInFile);
  const identity = add(await plugIdentity(env, { ...site, send, signIn }));
  add(plugTurnover());
  add(plugLimits({ ...identity, refuseSamePerson }));
  const members = add(plugMembers(identity, memberParts(site)));
  const operators = add(await plugOperators(env, { ...identity, furtherOperators }));
  add(await plugKyc(env, site));
  const ports = {
    contractKinds: paidKindsOf,
    incomeOf: agentIncome,
    isOwedBetween,
    ranks: ranksOf,
    wagesOf,
  };
  const agents = add(plugAgents(site, operators, ports));
  add(plugContent({ ...site, ...identity, send, rankOf }));
  add(plugChat());
  const catalog = add(await plugCatalog(env, { rankOf }));
  const openTitles = betTitles(catalog);
  const { bets } = add(plugBets(env, { openTitles, doors: vendorDoors }));
  const introductions = readIntroductions(parts.config.vendorsFile);
  const { gateway } = add(
    await plugGateway(env, { ...catalog, ...operators, bets, introductions }),
  );
  const money = {
    introductions: readPaymentIntroductions(parts.config.paymentsFile),
    ownUrl: parts.ownUrl,
    owedOf,
    playNames: playNames(catalog.catalogue),
    rankOf: rankOfMember,
    isAtPlay,
    promotions: depositPromotions,
    brake: envelopeBrake(identity),
  };
  add(await plugCashier(env, { ...site, ...operators, ...money, promisedMoney }));
  const mayStopEarly = () => site.viewer.peek().configuration.slots.mayStopEarly;
  add(plugContracts(site, { ...operators, ...agents }));
  add(plugRebates(site));
  const games = add(await plugGames(env, { ...catalog, ...members, bets, mayStopEarly, rankOf }));
  add(plugLaunch(launchParts(parts, { ...catalog, ...games, gateway, site })));
  add(await plugLottery(env, { ...operators, bets, beaconUrl: parts.config.beaconUrl }));
  add(plugLoyalty({ ...site, ...catalog, ...operators, ...loyaltyParts }));
  add(await plugRewards(env, { ...site, ...identity, ...operators, ...catalog }));
  add(await plugOnboarding(env, identity));
  add(plugCare());
  add(plugMessages({ ...site, send }));
  const reports = add(plugReporting(env, { ...site, ...catalog, ...agents, ...told, openTitles }));
  add(plugRealtime(env, { ...site, ...identity, ...catalog, ...reports }));
  add(plugDesk(site, operators, combinePlugs(plugs).queues));
  return { ...combinePlugs(plugs), hear, work, bets, site, identity, operators, catalog };
}

/** What reports learn of contexts above them. */
const told = { rankOf, explanations };

/** What members learn of contexts beside and above them. */
function memberParts(site: SitePlug) {
  const excludedAmong = async (ctx: Ctx, ids: readonly MemberId[]) =>
    new Set((await excludedSince(ctx, ids)).keys());
  const retention = { recordYears, excludedAmong, hasMoneyElsewhere };
  const facts = { contractFlags: contractFlagsOf(site), rankOf, hearsOffers };
  const words = { orderNumbers: numbersOf, explanations, transferPartner, withdrawalFate };
  return { ...facts, ...words, sendsUp: sendsUpOf(site), retention };
}

/** By what members name orders, gifts and points. */
async function numbersOf(ctx: Ctx, references: readonly string[]) {
  return new Map([
    ...(await orderNumbers(ctx, references)),
    ...(await rewardNumbers(ctx, references)),
    ...pointNumbers(ctx, references),
  ]);
}

/** The VIP rank of the caller, for whoever stands below the ranks. */
const loyaltyParts = { gifts: missionGifts, owedOf, leftToGive, benefits: rankBenefits };

function rankOf(ctx: Ctx<MemberActor>): Promise<number> {
  return rankOfMember(ctx, ctx.actor.id);
}

/** What members were promised and no account holds yet (R23). */
async function promisedMoney(ctx: Ctx): Promise<bigint> {
  return (await offeredMoney(ctx)) + (await earnedMoney(ctx));
}

/** What the site says of launches, read anew at each. */
function launchParts(
  { config }: ServerParts,
  contexts: Pick<LaunchParts, 'catalogue' | 'gateway' | 'launchHouse'> & {
    readonly site: SitePlug;
  },
): LaunchParts {
  const { site, ...others } = contexts;
  const configuration = () => site.viewer.peek().configuration;
  return {
    ...others,
    rankOf,
    listCentres: () => configuration().gameListCentres,
    launchHosts: () => configuration().launchGameCDNs,
    ownUrl: config.walletUrl,
  };
}
