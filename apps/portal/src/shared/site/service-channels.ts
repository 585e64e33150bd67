import { useSite } from './site-facts.ts';

/** What a channel of customer service is, whatever the operator calls it. */
export type ServiceKind = 'chat' | 'telegram' | 'facebook';

export interface ServiceChannel {
  readonly kind: ServiceKind;
  readonly url: string;
}

/**
 * The channels of customer service. The first entry is the one that every service button opens
 * (portal.md 2); the bar at the side shows one of each kind.
 */
export function useServiceChannels(): readonly ServiceChannel[] {
  const { customerService } = useSite();
  const channels = customerService.map(({ csType, url }) => ({ kind: kindOf(csType), url }));
  return channels.filter(
    ({ kind }, at) => channels.findIndex((other) => other.kind === kind) === at,
  );
}

function kindOf(csType: string): ServiceKind {
  const name = csType.toLowerCase();
  return name.includes('telegram') ? 'telegram' : name.includes('facebook') ? 'facebook' : 'chat';
}
