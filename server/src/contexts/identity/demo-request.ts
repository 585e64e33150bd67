import { addressBlock } from '../../platform/http/address.ts';
import type { RequestFacts } from '../../platform/http/request-facts.ts';

/** A request of somebody's own browser, in the past of a demo site. */
export function demoRequest(from: {
  readonly id: string;
  readonly browser: string;
  readonly ip: string;
}): RequestFacts {
  return {
    ...from,
    method: 'POST',
    path: '/wps/session/login',
    host: 'localhost',
    isSecure: true,
    addressBlock: addressBlock(from.ip),
    isLocal: false,
    acceptLanguage: 'en',
    userAgent: '',
    cookies: new Map(),
    bearer: undefined,
    isBackground: false,
    gatewayVersion: undefined,
    idempotencyKey: undefined,
  };
}
