import { useSite } from './site-facts.ts';

/** The kinds of channels that have a sign and a name of their own. */
const serviceKinds = ['telegram', 'facebook', 'whatsapp', 'zalo', 'line', 'chat'] as const;

/** What a channel of customer service is, whatever the operator calls it. */
export type ServiceKind = (typeof serviceKinds)[number] | 'other';

export interface ServiceChannel {
  readonly kind: ServiceKind;
  /** As the operator calls it: the name of a kind that we do not know. */
  readonly csType: string;
  readonly url: string;
}

/**
 * The channels of customer service, each address once. The first entry is the one that every
 * service button opens (portal.md 2).
 */
export function useServiceChannels(): readonly ServiceChannel[] {
  const { customerService } = useSite();
  const channels = customerService.map((row) => ({ ...row, kind: kindOf(row.csType) }));
  return channels.filter(({ url }, at) => channels.findIndex((row) => row.url === url) === at);
}

/** `ONLINE` is no name of LINE: a name is a word of the operator's. */
function kindOf(csType: string): ServiceKind {
  const words = csType.toLowerCase().split(/[^a-z]+/u);
  return serviceKinds.find((kind) => words.includes(kind)) ?? 'other';
}
