import type { ContextEnv, ContextPlug } from '../../platform/context-plug.ts';
import type { Catalogue } from '../catalog/index.ts';
import { reportingRoutes } from './routes.ts';
import { createWinnersBoard, type WinnersBoard } from './winners-board.ts';

export function plugReporting(
  env: Pick<ContextEnv, 'work' | 'clock'>,
  { catalogue }: { readonly catalogue: Catalogue },
): ContextPlug & { readonly board: WinnersBoard } {
  const board = createWinnersBoard(env);
  return { board, routes: reportingRoutes({ catalogue, board }) };
}
