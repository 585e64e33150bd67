import { endpoints } from '@portal/protocol/endpoints';
import { route, type Route } from '../../platform/http/route.ts';
import { presentRhythm } from './present.ts';
import { changeRhythm } from './use-cases/change-rhythm.ts';

/** What members choose of their reminders. */
export const careRoutes: readonly Route[] = [
  route(endpoints.readReviewRhythm, presentRhythm),
  route(endpoints.changeReviewRhythm, async (ctx, { body }) => {
    await changeRhythm(ctx, body.months);
    return presentRhythm(ctx);
  }),
];
