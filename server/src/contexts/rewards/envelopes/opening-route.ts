import { endpoints } from '@portal/protocol/endpoints';
import type { MemberActor } from '../../../platform/context.ts';
import type { Call, Route, Scope } from '../../../platform/http/route.ts';
import type { IdentityEnv } from '../../identity/index.ts';
import { moneyRoute } from '../../wallet/index.ts';
import { amountOf } from '../promotions/terms.ts';
import { openPacket } from './use-cases/open-packet.ts';
import { takeTurn } from './use-cases/take-turn.ts';

const endpoint = endpoints.openEnvelope;

const taking = moneyRoute(endpoint, async (ctx, { params }) => {
  const { currency } = ctx.site;
  return { giftAmount: amountOf(await openPacket(ctx, params.id), currency), currency };
});

/** Packets of a rain behind the brake of the caller, which stands whatever the call comes to. */
export function openingRoute({ readCaptcha }: Pick<IdentityEnv, 'readCaptcha'>): Route {
  return {
    endpoint,
    run: async (scope, input) => {
      // The pipeline parsed the call by this endpoint, and the guard admitted its actor.
      const { body, request } = input as Call<typeof endpoint>;
      const member = scope as Scope as Scope<MemberActor>;
      const captcha = await readCaptcha(body, scope.ctx.clock.now());
      const turn = { captcha, request };
      const refusal = await member.transaction((ctx) => takeTurn(ctx, turn));
      if (refusal !== undefined) {
        throw refusal;
      }
      return taking.run(scope, input);
    },
  };
}
