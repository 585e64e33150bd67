import { endpoints } from '@portal/protocol/endpoints';
import type { Route } from '../../../platform/http/route.ts';
import { route } from '../../../platform/http/route.ts';
import { presentProfile } from './present-profile.ts';
import { changeProfile } from './use-cases/change-profile.ts';
import { readProfile } from './use-cases/read-profile.ts';

/** What members say of themselves. */
export const profileRoutes: readonly Route[] = [
  route(endpoints.readProfile, { useCase: (ctx) => readProfile(ctx), present: presentProfile }),
  route(endpoints.changeProfile, {
    useCase: (ctx, { body }) => changeProfile(ctx, body),
    present: presentProfile,
  }),
  route(endpoints.readIcon, {
    useCase: (ctx) => readProfile(ctx),
    present: ({ avatar }) => ({ avatar }),
  }),
];
