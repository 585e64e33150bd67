import { endpoints } from '@portal/protocol/endpoints';
import { currency, formatAmount, assertDefined } from '@portal/money';
import type { Ctx, MemberActor } from '../../platform/context.ts';
import type { Route } from '../../platform/http/route.ts';
import { route } from '../../platform/http/route.ts';
import { balanceOf, moneyRoute, statement } from '../wallet/index.ts';
import type { SpendingAccount } from './account-path.ts';
import { spendingAccount } from './account-path.ts';
import { presentMemberInfo, presentRefill, presentStatement } from './present.ts';
import { findMember } from './store.ts';
import { refillFunMoney } from './use-cases/refill-fun-money.ts';

const statementLines = 20;

function ownAccount(ctx: Ctx<MemberActor>): SpendingAccount {
  return spendingAccount(ctx.actor, ctx.site);
}

async function readOwn(ctx: Ctx<MemberActor>) {
  const member = assertDefined(
    await findMember(ctx.tx, ctx.actor.id),
    'a session belongs to a member',
  );
  return presentMemberInfo(member, ctx.site);
}

/** `funCreditMinor` is what the site grants now. */
export function memberRoutes(funCreditMinor: () => bigint): readonly Route[] {
  return [...readRoutes, refillRoute(funCreditMinor)];
}

function refillRoute(funCreditMinor: () => bigint): Route {
  return moneyRoute(endpoints.refillFunMoney, {
    useCase: (ctx) => refillFunMoney(ctx, { creditMinor: funCreditMinor() }),
    present: (refill) => presentRefill(refill),
  });
}

const readRoutes: readonly Route[] = [
  route(endpoints.readMemberInfo, readOwn),
  route(endpoints.readBalance, {
    useCase: async (ctx) => {
      const account = ownAccount(ctx);
      return { ...account, ...(await balanceOf(ctx, account)) };
    },
    present: ({ currency: code, availableMinor }) => {
      const unit = currency(code);
      return {
        balance: formatAmount(availableMinor, unit),
        currency: code,
        currencySymbol: unit.symbol,
      };
    },
  }),
  route(endpoints.listStatementLines, async (ctx, { query }) => {
    const account = ownAccount(ctx);
    const page = await statement(ctx, {
      ...account,
      cursor: query.cursor,
      limit: query.limit ?? statementLines,
      from: query.from === undefined ? undefined : Temporal.Instant.from(query.from),
      to: query.to === undefined ? undefined : Temporal.Instant.from(query.to),
    });
    return presentStatement(page, account.currency);
  }),
];
