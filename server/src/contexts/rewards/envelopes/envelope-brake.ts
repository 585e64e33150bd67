import type { endpoints } from '@portal/protocol/endpoints';
import type { Ctx, MemberActor } from '../../../platform/context.ts';
import type { Call, Route, Scope } from '../../../platform/http/route.ts';
import type { IdentityEnv } from '../../identity/index.ts';
import { clearTries } from './store-turns.ts';
import { takeTurn } from './use-cases/take-turn.ts';

/**
 * A call that opens packets, behind the brake of its caller, which stands whatever the call comes
 * to (D6). All kinds of packets share it: a program gains nothing by going from one to another.
 */
export function behindBrake(
  taking: Route,
  { readCaptcha }: Pick<IdentityEnv, 'readCaptcha'>,
): Route {
  return {
    endpoint: taking.endpoint,
    run: async (scope, input) => {
      // The pipeline parsed the call by its endpoint, and the guard admitted its actor.
      const { body, request } = input as Call<typeof endpoints.openEnvelope>;
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

/** The same for packets of other contexts, and what a found one takes back, in its transaction. */
export function envelopeBrake(env: Pick<IdentityEnv, 'readCaptcha'>) {
  return {
    behind: (taking: Route): Route => behindBrake(taking, env),
    found: (ctx: Ctx<MemberActor>): Promise<void> => clearTries(ctx.tx, ctx.actor.id),
  };
}
