import { endpoints } from '@portal/protocol/endpoints';
import type { Ctx, MemberActor } from '../../platform/context.ts';
import { takePictureQuota } from '../../platform/picture-quota/take-picture-quota.ts';
import { redrawPictures } from '../../platform/pictures.ts';
import { Refusal } from '../../platform/refusal.ts';
import { ownRoute, route, type Route } from '../../platform/http/route.ts';
import { presentVerification } from './papers/present.ts';
import { verificationOf } from './papers/standing.ts';
import { refusePapers, sendPapers } from './papers/use-cases/send-papers.ts';
import type { KycRules } from './rules.ts';

/** What members see of the own papers, and send. */
export function kycRoutes(rules: KycRules): readonly Route[] {
  const shown = async (ctx: Ctx<MemberActor>) =>
    presentVerification(await verificationOf(ctx, ctx.actor.id), rules());
  return [
    route(endpoints.readVerification, shown),
    ownRoute(endpoints.sendPapers, async (scope, { body }) => {
      const { images, ...typed } = body;
      const rule = rules();
      const early = await scope.transaction(async (ctx) => {
        const refusal = await refusePapers(ctx, typed, rule);
        if (refusal === undefined) {
          await takePictureQuota(ctx, images);
        }
        return refusal;
      });
      if (early !== undefined) {
        throw early;
      }
      const pictures = await redrawPictures(images, ['jpeg', 'png']);
      if (pictures === undefined) {
        throw new Refusal('picture_unreadable');
      }
      const sent = await scope.transaction(
        async (ctx) => (await sendPapers(ctx, typed, { ...rule, pictures })) ?? shown(ctx),
      );
      if (sent instanceof Refusal) {
        throw sent;
      }
      return sent;
    }),
  ];
}
