import { endpoints } from '@portal/protocol/endpoints';
import { type Route, route } from '../../../platform/http/route.ts';
import { readPaymentProviders } from './present-providers.ts';
import { changePaymentProvider } from './use-cases/change-payment-provider.ts';

export const providerDeskRoutes: readonly Route[] = [
  route(endpoints.readPaymentProviders, readPaymentProviders),
  route(endpoints.changePaymentProvider, async (ctx, { params: { code }, body }) => {
    await changePaymentProvider(ctx, { code, ...body });
    return readPaymentProviders(ctx);
  }),
];
