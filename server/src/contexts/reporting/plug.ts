import { openTexts } from '@portal/i18n/files';
import type { ContextEnv, ContextPlug } from '../../platform/context-plug.ts';
import type { TeamFiles } from '../agents/index.ts';
import type { OpenTitles } from '../bets/index.ts';
import type { Catalogue } from '../catalog/index.ts';
import type { BadgeParts } from './use-cases/read-badges.ts';
import { reportingRoutes } from './routes.ts';
import { teamRecordRoutes } from './team/routes.ts';
import type { Explanations } from './team/told-lines.ts';
import { createWinnersBoard, type WinnersBoard } from './winners-board.ts';

export function plugReporting(
  env: Pick<ContextEnv, 'work' | 'clock'>,
  parts: BadgeParts & {
    readonly catalogue: Catalogue;
    readonly openTitles: OpenTitles;
    readonly files: TeamFiles;
    readonly explanations: Explanations;
  },
): ContextPlug & { readonly board: WinnersBoard } {
  const { catalogue, openTitles, files, explanations, viewer, rankOf } = parts;
  const board = createWinnersBoard(env);
  const routes = [
    ...reportingRoutes({ catalogue, board, viewer, rankOf }),
    ...teamRecordRoutes({ openTitles, files, explanations, texts: openTexts() }),
  ];
  return { board, routes };
}
