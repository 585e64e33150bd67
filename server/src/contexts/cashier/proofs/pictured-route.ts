import type { ReplyOf } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import type { ActorOf } from '../../../platform/http/guard.ts';
import type { Call, MoneyEndpoint, Route } from '../../../platform/http/route.ts';
import { takePictureQuota } from '../../../platform/picture-quota/take-picture-quota.ts';
import { moneyRoute } from '../../wallet/index.ts';
import { type Pictures, withPictures } from './pictures.ts';

/** A row whose call brings pictures; they are drawn outside of its transaction. */
export function picturedRoute<const E extends MoneyEndpoint>(
  endpoint: E,
  imagesOf: (call: Call<E>) => readonly string[],
  useCase: (
    ctx: Ctx<ActorOf<E>>,
    call: Call<E> & { readonly pictures: Pictures },
  ) => Promise<ReplyOf<E>>,
): Route {
  return {
    endpoint,
    run: (scope, input) => {
      // The pipeline parsed the call by this endpoint.
      const parsed = input as Call<E>;
      const images = imagesOf(parsed);
      const admit = () => scope.transaction((ctx) => takePictureQuota(ctx, images));
      return withPictures({ images, admit }, (pictures) =>
        moneyRoute(endpoint, (ctx, call) => useCase(ctx, { ...call, pictures })).run(scope, input),
      );
    },
  };
}
