import type { Endpoints, ReplyOf } from '@portal/protocol';
import { socialProviders } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import type { SocialProviders } from '../open-providers.ts';
import { selectBindings } from '../store-social.ts';

/**
 * What is bound stays in sight when the site gives the provider up, so that it can be taken off.
 */
export async function readSocialBindings(
  ctx: Ctx<MemberActor>,
  providers: SocialProviders,
): Promise<ReplyOf<Endpoints['readSocialBindings']>> {
  const bindings = new Map(
    (await selectBindings(ctx.tx, ctx.actor.id)).map((row) => [row.provider, row]),
  );
  return {
    providers: socialProviders
      .filter((name) => providers.has(name) || bindings.has(name))
      .map((provider) => {
        const row = bindings.get(provider);
        return {
          provider,
          bound: row === undefined ? null : { name: row.name, boundAt: String(row.boundAt) },
        };
      }),
  };
}
