import type { Texts } from '@portal/i18n/files';
import type { Endpoints, ReplyOf } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { currency, formatAmount, assertDefined } from '@portal/money';
import type { Ctx, MemberActor } from '../../platform/context.ts';
import type { Route } from '../../platform/http/route.ts';
import { ownRoute, route } from '../../platform/http/route.ts';
import { balanceOf, moneyRoute } from '../wallet/index.ts';
import type { SpendingAccount } from './account-path.ts';
import { spendingAccount } from './account-path.ts';
import { type ContractFlags, presentMemberInfo, presentRefill } from './present.ts';
import { listLines, readFile, readReceipt, readTotals } from './statement.ts';
import { statementWords } from './statement-csv.ts';
import { findMember } from './store.ts';
import {
  type Explanations,
  type OrderNumbers,
  withExplanations,
  withNumbers,
} from './with-numbers.ts';
import { refillFunMoney } from './use-cases/refill-fun-money.ts';

function ownAccount(ctx: Ctx<MemberActor>): SpendingAccount {
  return spendingAccount(ctx.actor, ctx.site);
}

export interface MemberParts {
  readonly texts: Texts;
  /** What the site grants now. */
  readonly funCreditMinor: () => bigint;
  /** Which pages of contracts an agent has; told by a higher context. */
  readonly contractFlags: (ctx: Ctx<MemberActor>) => Promise<ContractFlags>;
  /** Where a member stands on the VIP ladder, 0 for nowhere; told by a higher context. */
  readonly rankOf: (ctx: Ctx<MemberActor>) => Promise<number>;
  /** Whether offers may reach a member now (R13); told by the context beside. */
  readonly hearsOffers: (ctx: Ctx<MemberActor>) => Promise<boolean>;
  /** Whether money may go to whoever stands above; told by a higher context. */
  readonly sendsUp: (ctx: Ctx<MemberActor>) => Promise<boolean>;
  readonly orderNumbers: OrderNumbers;
  readonly explanations: Explanations;
  /** Who stands at the other end of a transfer, as its member may know it. */
  readonly transferPartner: (
    ctx: Ctx<MemberActor>,
    reference: string,
  ) => Promise<string | undefined>;
  /** What became of a withdrawal; told by a higher context. */
  readonly withdrawalFate: (
    ctx: Ctx<MemberActor>,
    reference: string,
  ) => Promise<ReplyOf<Endpoints['readStatementEntry']>['withdrawal'] | undefined>;
}

export function memberRoutes(parts: MemberParts): readonly Route[] {
  const { funCreditMinor } = parts;
  return [infoRoute(parts), ...readRoutes, ...statementRoutes(parts), refillRoute(funCreditMinor)];
}

function infoRoute({ contractFlags, rankOf, hearsOffers, sendsUp }: MemberParts): Route {
  return route(endpoints.readMemberInfo, async (ctx) => {
    const found = await findMember(ctx.tx, ctx.actor.id);
    const member = assertDefined(found, 'a session belongs to a member');
    const contracts = ctx.actor.isAgent ? await contractFlags(ctx) : undefined;
    return presentMemberInfo(member, ctx.site, {
      contracts,
      rank: await rankOf(ctx),
      hearsOffers: await hearsOffers(ctx),
      sendsUp: await sendsUp(ctx),
    });
  });
}

/** Opening + rows = closing holds as of one moment only, while the next bet is being booked. */
function statementRoutes(parts: MemberParts): readonly Route[] {
  const { texts, orderNumbers, explanations, transferPartner, withdrawalFate } = parts;
  return [
    ownRoute(endpoints.listStatementLines, (scope, { query }) =>
      scope.snapshot(async (ctx) => {
        const { content, nextCursor } = await listLines(ctx, ownAccount(ctx), query);
        const numbered = await withNumbers(ctx, content, orderNumbers);
        return { content: await withExplanations(ctx, numbered, explanations), nextCursor };
      }),
    ),
    ownRoute(endpoints.readStatementTotals, (scope, { query }) =>
      scope.snapshot((ctx) => readTotals(ctx, ownAccount(ctx), query)),
    ),
    route(endpoints.readStatementEntry, async (ctx, { params }) => {
      const receipt = await readReceipt(ctx, ownAccount(ctx), params.entryId);
      const numbered = await withNumbers(ctx, [receipt.line], orderNumbers);
      const [line = receipt.line] = await withExplanations(ctx, numbered, explanations);
      const partner = await transferPartner(ctx, line.reference);
      const withdrawal = await withdrawalFate(ctx, line.reference);
      return { ...receipt, line, partner: partner ?? null, withdrawal: withdrawal ?? null };
    }),
    ownRoute(endpoints.readStatementFile, (scope, { query }) =>
      scope.snapshot((ctx) => {
        const words = statementWords(texts, ctx);
        return readFile(ctx, ownAccount(ctx), { query, words, orderNumbers, explanations });
      }),
    ),
  ];
}

function refillRoute(funCreditMinor: () => bigint): Route {
  return moneyRoute(endpoints.refillFunMoney, {
    useCase: (ctx) => refillFunMoney(ctx, { creditMinor: funCreditMinor() }),
    present: (refill) => presentRefill(refill),
  });
}

const readRoutes: readonly Route[] = [
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
];
