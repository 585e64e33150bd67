import { endpoints } from '@portal/protocol/endpoints';
import { enqueue } from '../../platform/jobs.ts';
import type { Route } from '../../platform/http/route.ts';
import { route } from '../../platform/http/route.ts';
import { verifyJob } from './jobs.ts';
import { presentState } from './present.ts';
import { readState } from './use-cases/read-state.ts';

/** The seal of the trail; its entries stand in `desk`, which knows whom they tell of. */
export const trailDeskRoutes: readonly Route[] = [
  route(endpoints.readAuditChain, { useCase: readState, present: presentState }),
  route(endpoints.checkAuditChain, {
    useCase: (ctx) => enqueue(ctx, { name: verifyJob, payload: {}, key: verifyJob }),
    present: () => ({}),
  }),
];
