import { endpoints } from '@portal/protocol/endpoints';
import type { Route } from '../../../platform/http/route.ts';
import { ownRoute, route } from '../../../platform/http/route.ts';
import { redrawSquare } from '../../../platform/pictures.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { presentProfile } from './present-profile.ts';
import { changeIcon, deleteIcon, iconSide } from './use-cases/change-icon.ts';
import { changeProfile } from './use-cases/change-profile.ts';
import { readIcon } from './use-cases/read-icon.ts';
import { readProfile } from './use-cases/read-profile.ts';

/** What members say of themselves. */
export const profileRoutes: readonly Route[] = [
  route(endpoints.readProfile, { useCase: (ctx) => readProfile(ctx), present: presentProfile }),
  route(endpoints.changeProfile, {
    useCase: (ctx, { body }) => changeProfile(ctx, body),
    present: presentProfile,
  }),
  route(endpoints.readIcon, readIcon),
  ownRoute(endpoints.changeIcon, async (scope, { body }) => {
    const picture = await redrawSquare(body.image, ['jpeg', 'png'], iconSide);
    if (picture === undefined) {
      throw new Refusal('picture_unreadable');
    }
    return scope.transaction(async (ctx) => {
      await changeIcon(ctx, picture);
      return readIcon(ctx);
    });
  }),
  route(endpoints.deleteIcon, async (ctx) => {
    await deleteIcon(ctx);
    return readIcon(ctx);
  }),
];
