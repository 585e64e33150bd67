import { currency, parseAmount } from '@portal/money';
import { endpoints } from '@portal/protocol/endpoints';
import { localeOf } from '../../../platform/locale-of.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { LoyaltyRules } from '../loyalty-rules.ts';
import type { PromiseRules } from '../made-alone.ts';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { siteDate, siteDay } from '../../../platform/site-date.ts';
import type { BenefitsOf } from './benefits.ts';
import { type RatedLevel, readRatedLadder } from './ladder.ts';
import {
  presentBenefits,
  presentBirthday,
  presentLadder,
  presentNoVip,
  presentRank,
  presentVip,
} from './present.ts';
import { moneyRoute } from '../../wallet/index.ts';
import { claimBirthdayGift } from './use-cases/claim-birthday-gift.ts';
import { assignHost } from './use-cases/assign-host.ts';
import { listHostedMembers } from './use-cases/list-hosted-members.ts';
import { placeOnRank } from './use-cases/place-on-rank.ts';
import { ratesOfWire } from './rank-rates.ts';
import { readVip } from './use-cases/read-vip.ts';
import { submitVipLevels } from './use-cases/submit-vip-levels.ts';

const membersPerPage = 20;

/** Ranks, for members and at the desk (BO-09). */
export function vipRoutes(
  { settings, waitHours }: LoyaltyRules & Pick<PromiseRules, 'waitHours'>,
  benefits: BenefitsOf,
): readonly Route[] {
  const presentAll = async (ctx: Ctx<OperatorActor>) => {
    const ladder = await readComing(ctx);
    const given = presentBenefits(ladder, await benefits(ctx), ctx);
    return { ...presentLadder(ladder, { ctx, hasVip: settings().hasVip }), benefits: given };
  };
  return [
    route(endpoints.listVipRanks, async (ctx, { query }) => {
      const viewer = { site: ctx.site, locale: localeOf(ctx, query.language) };
      const { hasVip } = settings();
      const ladder = hasVip ? await readRatedLadder(ctx.tx, siteDay(ctx)) : [];
      const list = ladder.map((level) => presentRank(level, viewer));
      const given = presentBenefits(ladder, await benefits(ctx), ctx);
      return { hasVip, currency: ctx.site.currency, list, benefits: given };
    }),
    route(endpoints.readVip, async (ctx) =>
      settings().hasVip ? presentVip(await readVip(ctx), ctx) : presentNoVip(ctx),
    ),
    moneyRoute(endpoints.claimBirthdayGift, async (ctx) =>
      presentBirthday(await claimBirthdayGift(ctx), ctx),
    ),
    route(endpoints.listVipLevels, (ctx) => presentAll(ctx)),
    moneyRoute(endpoints.changeVipLevels, async (ctx, { body: { list, reason } }) => {
      const minor = (text: string) => minorOf(text, ctx.site.currency);
      const levels = list.map(({ rank, names, rates, ...figures }) => ({
        rank,
        names,
        upgradeDepositMinor: minor(figures.upgradeDeposit),
        upgradeValidMinor: minor(figures.upgradeValid),
        keepValidMinor: minor(figures.keepValid),
        giftMinor: minor(figures.gift),
        birthdayGiftMinor: minor(figures.birthdayGift),
        depositBoostPercent: figures.depositBoost,
        hasHost: figures.hasHost,
        rates: ratesOfWire(rates),
      }));
      const approvalId = await submitVipLevels(ctx, { levels, reason }, { waitHours });
      return { ...(await presentAll(ctx)), approvalId };
    }),
    route(endpoints.placeOnRank, async (ctx, { body }) => {
      const { account, rank, lockedUntil } = body;
      const { fromRank } = await placeOnRank(ctx, body);
      return { account, fromRank, rank, lockedUntil };
    }),
    route(endpoints.listHostedMembers, (ctx, { query }) => {
      const { host, cursor, limit = membersPerPage } = query;
      return listHostedMembers(ctx, { host, cursor, limit });
    }),
    route(endpoints.assignHost, async (ctx, { body }) => {
      const { host } = await assignHost(ctx, body);
      return { account: body.account, host };
    }),
  ];
}

/** The desk sees the rates that it wrote, which hold from tomorrow. */
async function readComing(ctx: Ctx): Promise<readonly RatedLevel[]> {
  return readRatedLadder(ctx.tx, String(siteDate(ctx).add({ days: 1 })));
}

/** Zero is a figure here. */
function minorOf(text: string, code: string): bigint {
  const parsed = parseAmount(text, currency(code));
  if (parsed.ok) {
    return parsed.value;
  }
  if (/^0(?:\.0+)?$/u.test(text)) {
    return 0n;
  }
  throw new Refusal('vip_ladder_invalid');
}
