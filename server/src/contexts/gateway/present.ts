import { currency as currencyOf, formatAmount, isCurrencyCode } from '@portal/money';
import { abilitiesOf, type Endpoints, type ReplyOf } from '@portal/protocol';
import { dialects } from '@portal/vendors';
import type { Ctx, OperatorActor } from '../../platform/context.ts';
import type { CallKind } from './column-types.ts';
import type { CallRow } from './store-calls.ts';
import type { DeskVendor } from './use-cases/read-vendor-desk.ts';
import { keysAt, openKeys } from './vendor-keys.ts';

type VendorReply = ReplyOf<Endpoints['listDeskVendors']>[number];
type DetailReply = ReplyOf<Endpoints['readDeskVendor']>;
type CallReply = ReplyOf<Endpoints['listVendorCalls']>['content'][number];

export function presentVendor(ctx: Ctx<OperatorActor>, vendor: DeskVendor): VendorReply {
  const { games, stop, figures, lastCallAt, open } = vendor;
  const maySwitch = abilitiesOf(ctx.actor.role).includes('vendors.switch');
  return {
    vendorCode: games.code,
    name: games.name,
    isOpen: games.isOpen,
    stop: stop && !games.isOpen ? presentStop(stop) : null,
    games: games.games,
    openGames: games.openGames,
    ...figures,
    lastCallAt: lastCallAt === undefined ? null : String(lastCallAt),
    openRounds: open?.rounds ?? 0,
    openStake: formatAmount(open?.openMinor ?? 0n, currencyOf(ctx.site.currency)),
    oldestRoundAt: open?.oldestAt?.toString() ?? null,
    currency: ctx.site.currency,
    abilities: maySwitch ? [games.isOpen ? 'stop' : 'open'] : [],
  };
}

function presentStop({ stoppedAt, stoppedBy, reason }: NonNullable<DeskVendor['stop']>) {
  return { stoppedAt: String(stoppedAt), stoppedBy, reason };
}

export function presentVendorDetail(ctx: Ctx<OperatorActor>, vendor: DeskVendor): DetailReply {
  const { account, counts } = vendor;
  const stored = openKeys(ctx.cipher, account.vendorCode, account.keysSecret);
  const keys = keysAt(stored, ctx.clock.now());
  const hasEarlierKey = keys.accepted.length > 1;
  const shown = presentVendor(ctx, vendor);
  const mayEndKey = hasEarlierKey && shown.abilities.length > 0;
  const sums = Map.groupBy(counts, ({ kind, outcome }) => `${kind} ${outcome}`);
  // What a dialect says of a bet matters to the tests of dialects; the desk shows what it can do.
  const { describesBets: _isTold, ...traits } = dialects[account.dialect].traits;
  return {
    ...shown,
    abilities: mayEndKey ? [...shown.abilities, 'endKey'] : shown.abilities,
    dialect: account.dialect,
    ...traits,
    launchHost: new URL(account.launchUrl).host,
    keysChangedAt: String(account.keysChangedAt),
    hasEarlierKey,
    earlierKeyEndsAt: hasEarlierKey ? (keys.earlierUntil ?? null) : null,
    outcomes: [...sums.values()].flatMap((rows) => {
      const [first] = rows;
      const calls = rows.reduce((sum, row) => sum + row.calls, 0);
      return first === undefined ? [] : [{ kind: first.kind, outcome: first.outcome, calls }];
    }),
  };
}

export function presentCall(row: CallRow): CallReply {
  const { amountMinor, currency, calledAt, kinds, ...call } = row;
  const isKnown = currency !== null && isCurrencyCode(currency);
  return {
    ...call,
    calledAt: String(calledAt),
    // What the log of calls wrote, parted by spaces.
    kinds: kinds.split(' ') as CallKind[],
    playerId: call.playerId ?? '',
    transactionId: call.transactionId ?? '',
    roundId: call.roundId ?? '',
    amount:
      amountMinor === null || !isKnown ? null : formatAmount(amountMinor, currencyOf(currency)),
    currency: isKnown ? currency : null,
  };
}
