import { currency, formatAmount } from '@portal/money';
import type { Endpoints, ReplyOf } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { presentTeamBalance } from '../present.ts';
import { countedAtMost } from '../store.ts';
import { netOf, presentFigures, sumFigures } from './figures.ts';
import { presentTrend } from './present-trend.ts';
import { type IncomeDay, incomeOf } from './trend.ts';
import { categoriesIn, type TeamOverview } from './use-cases/read-team-overview.ts';

type Overview = ReplyOf<Endpoints['readTeamOverview']>;
type Site = Pick<Ctx, 'site' | 'clock'>;

export function presentOverview(overview: TeamOverview, { site, clock }: Site): Overview {
  const { category, count, teamBalance } = overview;
  const text = (minor: bigint) => formatAmount(minor, currency(site.currency));
  // Money in and out has no category, so a chosen one leaves it out.
  const days = overview.days.filter((row) => category === undefined || row.category === category);
  const whole = sumFigures(days);
  return {
    upline: [...overview.upline],
    currency: site.currency,
    readAt: String(clock.now()),
    figures: presentFigures(whole, site.currency),
    netDeposit: text(whole.depositMinor - whole.withdrawalMinor),
    people: { ...overview.people, ...countsOf(count), online: overview.online },
    ...presentTeamBalance(teamBalance, site.currency),
    income: incomeIn(overview.incomeDays, text),
    days: [...Map.groupBy(days, ({ siteDay }) => siteDay)].map(([day, rows]) => {
      const { stake, valid, net, deposit, withdrawal } = presentFigures(
        sumFigures(rows),
        site.currency,
      );
      return { day, stake, valid, net, deposit, withdrawal };
    }),
    categories: categoriesIn(overview.days).map((name) => {
      const sum = sumFigures(overview.days.filter((row) => row.category === name));
      const { stakeMinor, validMinor } = sum;
      return {
        category: name,
        stake: text(stakeMinor),
        valid: text(validMinor),
        net: text(netOf(sum)),
      };
    }),
    trend: presentTrend(overview, text),
    downline: overview.downline.map(({ account, figures }) => ({
      account,
      stake: text(figures.stakeMinor),
      net: text(netOf(figures)),
    })),
  };
}

function countsOf({ agents, members }: TeamOverview['count']) {
  return {
    agents: Math.min(agents, countedAtMost),
    members: Math.min(members, countedAtMost),
  };
}

function incomeIn(days: readonly IncomeDay[], text: (minor: bigint) => string) {
  const { receivedMinor, paidMinor, netMinor } = incomeOf(days);
  return { received: text(receivedMinor), paid: text(paidMinor), net: text(netMinor) };
}
