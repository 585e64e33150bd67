import { endpoints } from '@portal/protocol/endpoints';
import type { Route } from '../../../platform/http/route.ts';
import type { IdentityEnv } from '../../identity/index.ts';
import { moneyRoute } from '../../wallet/index.ts';
import { amountOf } from '../promotions/terms.ts';
import { behindBrake } from './envelope-brake.ts';
import { openPacket } from './use-cases/open-packet.ts';

const taking = moneyRoute(endpoints.openEnvelope, async (ctx, { params }) => {
  const { currency } = ctx.site;
  return { giftAmount: amountOf(await openPacket(ctx, params.id), currency), currency };
});

/** Packets of a rain behind the brake of the caller. */
export function openingRoute(env: Pick<IdentityEnv, 'readCaptcha'>): Route {
  return behindBrake(taking, env);
}
