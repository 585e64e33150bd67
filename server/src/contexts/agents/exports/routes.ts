import { endpoints } from '@portal/protocol/endpoints';
import { route, type Route } from '../../../platform/http/route.ts';
import { presentFiles } from './present-files.ts';
import { listTeamFiles } from './use-cases/list-team-files.ts';
import { readTeamFile } from './use-cases/read-team-file.ts';

const rowsPerPage = 20;

export const fileRoutes: readonly Route[] = [
  route(endpoints.listTeamFiles, {
    useCase: (ctx, { query }) => {
      const { page = 1, pageNo: pageNum = page, pageSize = rowsPerPage } = query;
      return listTeamFiles(ctx, { pageNum, pageSize });
    },
    present: presentFiles,
  }),
  route(endpoints.readTeamFile, (ctx, { params, query: { cursor = '0' } }) =>
    readTeamFile(ctx, { id: params.fileId, after: Number(cursor) }),
  ),
];
