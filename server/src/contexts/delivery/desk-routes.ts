import { endpoints } from '@portal/protocol/endpoints';
import type { Route } from '../../platform/http/route.ts';
import { route } from '../../platform/http/route.ts';
import { presentDeliveries } from './present.ts';
import { listDeliveries } from './use-cases/list-deliveries.ts';

const rowsPerPage = 20;

/** What left the site, for those who may read it. */
export const deliveryDeskRoutes: readonly Route[] = [
  route(endpoints.listDeliveries, {
    useCase: (ctx, { query: { to, cursor, limit = rowsPerPage } }) =>
      listDeliveries(ctx, { to, cursor, limit }),
    present: presentDeliveries,
  }),
];
