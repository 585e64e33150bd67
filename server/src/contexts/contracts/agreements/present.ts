import { moveContract } from '@portal/commission';
import { assertDefined, currency, formatAmount } from '@portal/money';
import {
  type ContractAction,
  contractActions,
  type Endpoints,
  type MemberId,
  type ReplyOf,
} from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { readAccounts } from '../../members/index.ts';
import { flagsOf } from '../contract-flags.ts';
import { selectOpenReceivables } from '../pay/store-receivables.ts';
import { actorOf, ruleAction } from './acting.ts';
import type { EndedRow } from './end-others.ts';
import type { ContractRow } from './store-contracts.ts';
import { wireTiers } from './tiers.ts';
import type { ContractPage } from './use-cases/list-contracts.ts';
import type { Consolidated } from './use-cases/read-consolidated.ts';
import type { ContractView } from './use-cases/read-contract.ts';

type WireContract = ReplyOf<Endpoints['proposeContract']>;
type Accounts = ReadonlyMap<string, string>;

/** The names of everybody in these contracts. */
async function accountsOf(ctx: Ctx, rows: readonly ContractRow[]): Promise<Accounts> {
  const ids = rows.flatMap(({ payerId, payeeId }) => [payerId, payeeId]);
  return readAccounts(ctx, [...new Set(ids.filter((id) => id !== null))]);
}

function nameOf(accounts: Accounts, id: MemberId): string {
  return assertDefined(accounts.get(id), 'a party is a member');
}

function lineOf({ id, payerId, payeeId, scope, state }: ContractRow, accounts: Accounts) {
  const payer = payerId === null ? null : nameOf(accounts, payerId);
  return { id, payer, payee: nameOf(accounts, payeeId), scope, state };
}

function requestOf(row: ContractRow, by: MemberId | null): WireContract['request'] {
  const { state, requestedBy, requestedAt, noticeUntil } = row;
  if (state === 'PENDING') {
    const type = row.replacesId === null ? 'NEW' : 'CHANGE';
    const askedAt = String(row.proposedAt);
    return { type, isMine: row.payerId === by, askedAt, until: String(row.expiresAt) };
  }
  if (state !== 'TERM_REQUESTED' || requestedAt === null || noticeUntil === null) {
    return null;
  }
  const isMine = requestedBy === (by ?? 'HOUSE');
  return { type: 'TERMINATION', isMine, askedAt: String(requestedAt), until: String(noticeUntil) };
}

function actionsOf(row: ContractRow, by: MemberId | null): ContractAction[] {
  const actor = actorOf(row, by);
  return contractActions.filter((action) => moveContract(row.state, actor, ruleAction(action)).ok);
}

function textOf(moment: Temporal.Instant | null): string | null {
  return moment === null ? null : String(moment);
}

/** As one of its parties sees it; null is the house. */
function wireContract(
  ctx: Ctx,
  row: ContractRow,
  reader: {
    readonly by: MemberId | null;
    readonly accounts: Accounts;
    readonly receivables: ReadonlyMap<string, bigint>;
  },
): WireContract {
  const unit = currency(ctx.site.currency);
  const receivableMinor = reader.receivables.get(row.id);
  return {
    ...lineOf(row, reader.accounts),
    kind: row.kind,
    version: row.version,
    periodType: row.periodType,
    tiers: wireTiers(row.tiers, unit),
    direction: row.payeeId === reader.by ? 'in' : 'out',
    proposedAt: String(row.proposedAt),
    startsAt: textOf(row.startsAt),
    endsAt: textOf(row.endsAt),
    request: requestOf(row, reader.by),
    reason: row.reason,
    receivable: receivableMinor === undefined ? null : formatAmount(receivableMinor, unit),
    actions: actionsOf(row, reader.by),
  };
}

export async function presentContracts(
  ctx: Ctx,
  rows: readonly ContractRow[],
  by: MemberId | null,
): Promise<WireContract[]> {
  const accounts = await accountsOf(ctx, rows);
  const open = await selectOpenReceivables(
    ctx.tx,
    rows.map(({ id }) => id),
  );
  const receivables = new Map(open.map((row) => [row.contractId, row.leftMinor]));
  return rows.map((row) => wireContract(ctx, row, { by, accounts, receivables }));
}

export async function presentContract(
  ctx: Ctx<MemberActor>,
  row: ContractRow,
): Promise<WireContract> {
  const [shown] = await presentContracts(ctx, [row], ctx.actor.id);
  return assertDefined(shown, 'one row gives one');
}

export async function presentContractPage(
  ctx: Ctx<MemberActor>,
  { rows, total, pageNum, pageSize }: ContractPage,
): Promise<ReplyOf<Endpoints['listContracts']>> {
  const content = await presentContracts(ctx, rows, ctx.actor.id);
  return { content, pageNum, pageSize, totalPages: Math.ceil(total / pageSize), total };
}

export async function presentView(
  ctx: Ctx<MemberActor>,
  { row, willEnd }: ContractView,
): Promise<ReplyOf<Endpoints['readContract']>> {
  return { ...(await presentContract(ctx, row)), willEnd: await presentEnds(ctx, willEnd) };
}

/** What would end, in the order in which it falls. */
export async function presentEnds(ctx: Ctx, ended: readonly EndedRow[]) {
  const accounts = await accountsOf(
    ctx,
    ended.map(({ row }) => row),
  );
  return ended.map(({ row, end }) => ({ ...lineOf(row, accounts), cause: end.reason }));
}

/** The maps of portal.md 3: scope to request, the oldest of each. */
export async function presentConsolidated(
  ctx: Ctx<MemberActor>,
  { hasPolicy, waiting, kinds, dividendPeriod, endsOldOnPropose }: Consolidated,
): Promise<ReplyOf<Endpoints['readConsolidatedContracts']>> {
  const shown = await presentContracts(ctx, waiting, ctx.actor.id);
  const byScope = (kind: WireContract['kind']) =>
    Object.fromEntries(
      shown
        .filter((contract) => contract.kind === kind)
        .toReversed()
        .map((contract) => [contract.scope, contract]),
    );
  return {
    showConsolidated: hasPolicy && shown.length > 0,
    ...flagsOf(kinds),
    currency: ctx.site.currency,
    dividendPeriod,
    endsOldOnPropose,
    divtypereq: byScope('DIVIDEND'),
    dailysalreqtype: byScope('DAILY'),
    contracthoursalreq: byScope('HOURLY'),
    realtimesalreqtype: byScope('REALTIME'),
    waiting: shown,
  };
}
