import { assertDefined } from '@portal/money';

/**
 * Where a provider tells what became of an order. Only our settings say it: a host that came with a
 * request may be that of its sender, who would then keep a payment that was taken back to himself.
 */
export function notifyUrl(ownUrl: string | undefined, providerCode: string): string {
  const own = assertDefined(ownUrl, 'WALLET_URL says where providers reach this site');
  return new URL(`/payments/${providerCode}`, own).href;
}
