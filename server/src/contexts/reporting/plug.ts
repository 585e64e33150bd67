import type { ContextEnv, ContextPlug } from '../../platform/context-plug.ts';
import type { Catalogue } from '../catalog/index.ts';
import { reportingRoutes } from './routes.ts';
import { createWinnersBoard } from './winners-board.ts';

export function plugReporting(
  env: Pick<ContextEnv, 'work' | 'clock'>,
  { catalogue }: { readonly catalogue: Catalogue },
): ContextPlug {
  return { routes: reportingRoutes({ catalogue, board: createWinnersBoard(env) }) };
}
