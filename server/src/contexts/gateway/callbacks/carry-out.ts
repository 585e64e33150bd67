import type { CallOutcome, OutcomeCode, WalletCall } from '@portal/vendors';
import { systemUnit } from '../../../platform/unit-of-work.ts';
import type { Snapshot } from '../../catalog/index.ts';
import { balanceOf } from '../../wallet/index.ts';
import type { GatewayParts } from '../gateway.ts';
import { enterSession } from '../use-cases/enter-session.ts';
import type { Player } from '../use-cases/look-up-players.ts';
import type { VendorAccount } from '../vendor-book.ts';
import { isMoney, orderOf } from './order-of.ts';
import { callOutcome } from './outcome-of.ts';
import type { CallLog } from '../calls/call-log.ts';
import { type CallsInProcess, namesOf } from './calls-in-process.ts';
import type { PlayerLookups } from './player-lookups.ts';
import { statusOf } from './status-of.ts';

export interface CarryingParts extends GatewayParts {
  readonly players: PlayerLookups;
  readonly calls: CallLog;
  readonly inProcess: CallsInProcess;
}

/**
 * Does what a call that was read asks for. In order: the token of a launch, the player, the
 * currency, then `bets`, which asks for the session and the game of stakes that are new: one that
 * was taken before its game was stopped is still answered as taken (rule 3).
 */
export function carryOut(
  parts: CarryingParts,
  vendor: VendorAccount,
  call: WalletCall,
): Promise<CallOutcome> {
  const names = namesOf(vendor.code, call);
  if (call.commands[0].kind !== 'STATUS') {
    return parts.inProcess.during(names, () => carry(parts, vendor, call));
  }
  return parts.inProcess.isNamed(names)
    ? Promise.resolve(refusal(parts, 'try_again'))
    : carry(parts, vendor, call);
}

async function carry(
  parts: CarryingParts,
  vendor: VendorAccount,
  call: WalletCall,
): Promise<CallOutcome> {
  const receivedAt = parts.clock.now();
  const [first] = call.commands;
  if (first.kind === 'AUTH') {
    return enter(parts, vendor, call);
  }
  const player = await parts.players.find(vendor.code, call);
  if (player === undefined) {
    return refusal(parts, 'player_unknown');
  }
  if (call.currency !== undefined && call.currency !== player.currency) {
    return refusal(parts, 'currency_wrong', player);
  }
  if (first.kind === 'STATUS') {
    return statusOf(parts, vendor, { call, player });
  }
  if (!call.commands.every(isMoney)) {
    return look(parts, player);
  }
  const snapshot = await parts.catalogue.current();
  const game = gameOf(snapshot, vendor, { call, player });
  const isNamedOpen = game === undefined ? isVendorOpen(snapshot, vendor) : game.isOpen;
  // A lobby may lead to other games of its vendor; a session ends with the game that it is of.
  const isGameOpen = isNamedOpen && sessionGame(snapshot, player)?.isOpen !== false;
  const { code: vendorCode, dialect } = vendor;
  const order = orderOf({ vendorCode, dialect, call, player, game, isGameOpen, receivedAt });
  if (order === undefined) {
    return refusal(parts, 'bad_request', player);
  }
  return callOutcome(await parts.bets.submit(order), player, parts.clock.nowMs());
}

async function enter(
  parts: CarryingParts,
  vendor: VendorAccount,
  { sessionToken: token, playerId, currency }: WalletCall,
): Promise<CallOutcome> {
  if (token === undefined) {
    return refusal(parts, 'token_invalid');
  }
  const entered = await parts.work.run(systemUnit('vendor_entry'), (ctx) =>
    enterSession(ctx, { vendorCode: vendor.code, token, playerId, currency }),
  );
  return entered === undefined
    ? refusal(parts, 'token_invalid')
    : { ...(await look(parts, entered)), sessionToken: entered.token };
}

type Whose = Pick<Player, 'memberId' | 'currency'>;

async function look(parts: CarryingParts, player: Whose): Promise<CallOutcome> {
  const { memberId, currency } = player;
  const account = { account: `member:${memberId}:cash`, currency };
  const { availableMinor } = await parts.work.run(systemUnit('vendor_balance'), (ctx) =>
    balanceOf(ctx, account),
  );
  return { ...refusal(parts, 'done', player), balanceMinor: availableMinor };
}

function refusal({ clock }: CarryingParts, code: OutcomeCode, player?: Whose): CallOutcome {
  const { memberId: playerId, currency } = player ?? {};
  return { code, commands: [{ code }], playerId, currency, atMs: clock.nowMs() };
}

/** The game that the vendor names, or that of the session. */
function gameOf(
  snapshot: Snapshot,
  vendor: VendorAccount,
  about: { readonly call: WalletCall; readonly player: Player },
) {
  const { gameCode } = about.call;
  const named =
    gameCode === undefined ? undefined : snapshot.byCode.get(`${vendor.code} ${gameCode}`);
  return named ?? sessionGame(snapshot, about.player);
}

function sessionGame({ byNodeId }: Snapshot, { nodeId = '' }: Player) {
  return byNodeId.get(nodeId);
}

function isVendorOpen({ vendors, isPlayOpen }: Snapshot, { code }: VendorAccount): boolean {
  return isPlayOpen && vendors.some((vendor) => vendor.code === code && vendor.isOpen);
}
