import type { RequestFacts } from '../../../platform/http/request-facts.ts';

/** Who asks a device: the host that the browser has open, which the device signs along. */
export function relyingParty({ host, isSecure }: RequestFacts): {
  readonly id: string;
  readonly origin: string;
} {
  return {
    id: host.replace(/:\d+$/u, ''),
    origin: `${isSecure ? 'https' : 'http'}://${host}`,
  };
}
