import { acceptEffects, cutsBelow, isLive, moveContract } from '@portal/commission';
import { assertDefined } from '@portal/money';
import type { ContractAction, ContractId, ContractKind, MemberId } from '@portal/protocol';
import type { Ctx } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import type { ContractSettings } from '../../settings.ts';
import { actorOf, ruleAction } from '../acting.ts';
import { ruleContract } from '../as-rules.ts';
import { effectStart, lastBoundBefore, unitEnd } from '../effect-start.ts';
import { type EndedRow, endedRows, endOthers } from '../end-others.ts';
import { standingOf } from '../parties.ts';
import {
  type ContractRow,
  findContract,
  lockAgreements,
  moveContractTo,
  selectLineBelow,
  selectOpenContracts,
} from '../store-contracts.ts';
import { type ContractNews, tell } from '../tell.ts';

export interface ContractCommand {
  readonly contractId: ContractId;
  /** The call is that of one kind. */
  readonly kind: ContractKind;
  readonly version: number;
  readonly action: ContractAction;
  readonly reason?: string | undefined;
  readonly confirmEnd?: boolean | undefined;
}

/**
 * What a party does to a contract. Refusals in order: `not_found` for outsiders and other kinds,
 * `contract_stale`, `contract_state`, `contract_not_yours`; a payer who ends pay, or agrees to its
 * end, then `payment_proof_required` (docs/adr/0079-who-types-the-payment-password.md); who accepts
 * an offer also meets `contract_kind_disabled`, `contract_not_allowed`, `contract_in_debt`,
 * `contract_scope_conflict` and `contract_confirm_required`.
 */
export async function processContract(
  ctx: Ctx,
  command: ContractCommand,
  parties: {
    readonly by: MemberId | null;
    readonly settings: ContractSettings;
    /** Takes the payment password, where a member's call leads here. */
    readonly provePayer?: () => Promise<void>;
  },
): Promise<ContractRow> {
  await lockAgreements(ctx.tx);
  const row = await findContract(ctx.tx, command.contractId);
  const actor = row === undefined ? 'THIRD' : actorOf(row, parties.by);
  if (row === undefined || actor === 'THIRD' || row.kind !== command.kind) {
    throw new Refusal('not_found');
  }
  if (row.version !== command.version) {
    throw new Refusal('contract_stale', { version: row.version });
  }
  const move = moveContract(row.state, actor, ruleAction(command.action));
  if (!move.ok) {
    const isState = move.code === 'BAD_STATE';
    throw isState
      ? new Refusal('contract_state', { state: row.state })
      : new Refusal('contract_not_yours');
  }
  if (row.payerId === parties.by && endsPay(command)) {
    await parties.provePayer?.();
  }
  await carryOut(ctx, { row, command, ...parties });
  return assertDefined(await findContract(ctx.tx, row.id), 'a contract stays');
}

/** A payer says yes to nothing but an end. */
function endsPay({ action }: ContractCommand): boolean {
  return action === 'accept' || action === 'terminate';
}

interface Step {
  readonly row: ContractRow;
  readonly command: ContractCommand;
  readonly by: MemberId | null;
  readonly settings: ContractSettings;
}

async function carryOut(ctx: Ctx, step: Step): Promise<void> {
  const { row, command } = step;
  if (command.action === 'terminate') {
    return askTermination(ctx, step);
  }
  if (row.state === 'PENDING') {
    return command.action === 'accept' ? accept(ctx, step) : decline(ctx, step);
  }
  if (command.action === 'accept') {
    return terminate(ctx, row, { reason: row.reason });
  }
  await moveContractTo(ctx.tx, { ...standing(ctx, row), state: 'ACTIVE', reason: null });
  await tellOther(ctx, step, 'CONTRACT_TERMINATION_REFUSED');
}

/** A contract as it stands, without a request. */
function standing(ctx: Ctx, { id, startsAt, endsAt }: ContractRow) {
  return { id, at: ctx.clock.now(), startsAt, endsAt };
}

async function decline(ctx: Ctx, step: Step): Promise<void> {
  const { row, command } = step;
  const isReject = command.action === 'reject';
  const state = isReject ? 'REJECTED' : 'WITHDRAWN';
  await moveContractTo(ctx.tx, { ...standing(ctx, row), state, reason: command.reason ?? null });
  await tellOther(ctx, step, isReject ? 'CONTRACT_REJECTED' : 'CONTRACT_WITHDRAWN');
}

async function askTermination(ctx: Ctx, step: Step): Promise<void> {
  const { row, command, by, settings } = step;
  const until = ctx.clock.now().add({ hours: 24 * settings.noticeDays });
  await moveContractTo(ctx.tx, {
    ...standing(ctx, row),
    state: 'TERM_REQUESTED',
    request: { by: by ?? 'HOUSE', until },
    reason: command.reason ?? null,
  });
  await tellOther(ctx, step, 'CONTRACT_TERMINATION_REQUESTED');
}

async function accept(ctx: Ctx, step: Step): Promise<void> {
  const { row, command, settings } = step;
  await refuseLapsed(ctx, row, settings);
  await refuseMix(ctx, row);
  const ended = await endedByAccepting(ctx, row);
  const below = ended.filter(({ row: { payeeId } }) => payeeId !== row.payeeId);
  if (below.length > 0 && command.confirmEnd !== true) {
    throw new Refusal('contract_confirm_required', { willEnd: below.length });
  }
  const old = ended.find(({ row: { payeeId } }) => payeeId === row.payeeId)?.row;
  const startsAt = await effectStart(ctx, row, { settings, replaced: old });
  await endOthers(ctx, ended, old === undefined ? startsAt : lastBoundBefore(ctx, old, startsAt));
  const at = ctx.clock.now();
  const state = 'ACTIVE';
  await moveContractTo(ctx.tx, { id: row.id, at, startsAt, endsAt: null, state, reason: null });
  await tellOther(ctx, step, 'CONTRACT_ACCEPTED');
}

/** What kept a payer from offering keeps a payee from accepting: both bind the payer to pay. */
async function refuseLapsed(
  ctx: Ctx,
  row: ContractRow,
  { isKindOn }: Pick<ContractSettings, 'isKindOn'>,
): Promise<void> {
  if (Temporal.Instant.compare(row.expiresAt, ctx.clock.now()) <= 0) {
    // The job that says so has not come by yet.
    throw new Refusal('contract_state', { state: 'EXPIRED' });
  }
  if (!isKindOn[row.kind]) {
    throw new Refusal('contract_kind_disabled', { kind: row.kind });
  }
  const { areAllowed, isInDebt } = await standingOf(ctx, row);
  if (!areAllowed) {
    throw new Refusal('contract_not_allowed');
  }
  if (isInDebt) {
    throw new Refusal('contract_in_debt');
  }
}

/** Two offers may wait side by side; of one for all and one of a category only one is accepted. */
async function refuseMix(ctx: Ctx, { payeeId, kind, scope }: ContractRow): Promise<void> {
  const open = await selectOpenContracts(ctx.tx, payeeId);
  const live = open.filter((row) => row.payeeId === payeeId && row.kind === kind && isLive(row));
  if (live.some((row) => (row.scope === 'CONS') !== (scope === 'CONS'))) {
    throw new Refusal('contract_scope_conflict');
  }
}

/** Also what a client shows before somebody accepts (`CONFIRM_REQUIRED`). */
export async function endedByAccepting(ctx: Ctx, row: ContractRow): Promise<readonly EndedRow[]> {
  const { payeeId: memberId, kind } = row;
  const line = await selectLineBelow(ctx.tx, { memberId, kind });
  const ends = acceptEffects(line.map(ruleContract), { ...ruleContract(row), state: 'ACTIVE' });
  return endedRows(line, ends);
}

/**
 * Ends with the running unit, or at a moment within it, which leaves that unit without a bill; and
 * with it, at bounds of their own, what it alone covered.
 */
export async function terminate(
  ctx: Ctx,
  row: ContractRow,
  end: { readonly reason: string | null; readonly moment?: Temporal.Instant | undefined },
): Promise<void> {
  const { reason, moment } = end;
  const { payeeId: memberId, kind, startsAt } = row;
  const bound = moment ?? (await unitEnd(ctx, row));
  const isBegun = startsAt === null || Temporal.Instant.compare(startsAt, bound) < 0;
  const endsAt = isBegun ? bound : startsAt;
  await moveContractTo(ctx.tx, { ...standing(ctx, row), endsAt, state: 'TERMINATED', reason });
  const line = await selectLineBelow(ctx.tx, { memberId, kind });
  const left = line.filter(({ id }) => id !== row.id).map(ruleContract);
  await endOthers(ctx, endedRows(line, cutsBelow(left, memberId)), endsAt);
  const to = [row.payerId, row.payeeId];
  await tell(ctx, 'CONTRACT_TERMINATED', { contract: row, to });
}

async function tellOther(ctx: Ctx, { row, by }: Step, news: ContractNews): Promise<void> {
  const other = by === row.payeeId ? row.payerId : row.payeeId;
  await tell(ctx, news, { contract: row, to: [other] });
}
