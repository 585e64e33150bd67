import { endpoints } from '@portal/protocol/endpoints';
import type { Route } from '../../../platform/http/route.ts';
import { ownRoute } from '../../../platform/http/route.ts';
import type { IdentityEnv } from '../env.ts';
import { provePayment } from './use-cases/prove-payment.ts';

export function paymentRoutes(env: IdentityEnv): readonly Route[] {
  return [
    ownRoute(endpoints.provePayment, async (scope, { body }) => ({
      provenUntil: String(await provePayment(env, scope, body.paymentPassword)),
    })),
  ];
}
