import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { recordAct } from '../../trail/index.ts';
import {
  deleteGameStop,
  findDeskGame,
  insertGameStop,
  updateGameOpen,
} from '../store-desk-games.ts';
import { lockCatalogue } from '../store-vendors.ts';

export interface GameSwitch {
  readonly nodeId: string;
  readonly isOpen: boolean;
  readonly reason: string;
}

/**
 * Stops one game, or opens it again: launches and new stakes follow within a second in every
 * process, what runs is played to its end (R39). Refuses `not_found`, then `game_stands_so`.
 */
export async function stopGame(ctx: Ctx<OperatorActor>, command: GameSwitch): Promise<void> {
  const { nodeId, isOpen, reason } = command;
  await lockCatalogue(ctx.tx);
  if ((await findDeskGame(ctx.tx, nodeId)) === undefined) {
    throw new Refusal('not_found');
  }
  if (!(await updateGameOpen(ctx.tx, { nodeId, isOpen }))) {
    throw new Refusal('game_stands_so');
  }
  await deleteGameStop(ctx.tx, nodeId);
  if (!isOpen) {
    const { name: stoppedBy } = ctx.actor;
    await insertGameStop(ctx.tx, { nodeId, stoppedAt: ctx.clock.now(), stoppedBy, reason });
  }
  await recordAct(ctx, {
    action: isOpen ? 'game.open' : 'game.stop',
    subject: { type: 'game', id: nodeId },
    reason,
  });
}
