import {
  type DeliveryChannel,
  messageKind,
  type MessageTopic,
  type MessageType,
} from '@portal/protocol';

/** What a member has and wants. */
export interface Reader {
  /** Where an address or a number was proven. */
  readonly proven: ReadonlySet<DeliveryChannel>;
  /** Topics that were ticked, by channel. */
  readonly chosen: ReadonlySet<`${MessageTopic} ${DeliveryChannel}`>;
  /** Where offers are welcome. */
  readonly consents: ReadonlySet<DeliveryChannel>;
}

const channels = ['email', 'sms'] as const;

/**
 * By which channels a message leaves the site as well. What nobody may miss goes to the first one
 * that there is, an e-mail before an SMS; everything else where its topic was ticked, and an offer
 * only where offers are welcome too.
 */
export function copyChannels(type: MessageType, reader: Reader): readonly DeliveryChannel[] {
  const { topic, need, copy } = messageKind(type);
  const ticked = channels.filter((channel) => reader.chosen.has(`${topic} ${channel}`));
  const welcome = ticked.filter((channel) => need !== 'offer' || reader.consents.has(channel));
  const reachable = (choice: readonly DeliveryChannel[]) =>
    choice.filter((channel) => reader.proven.has(channel));
  switch (copy) {
    case 'never':
      return [];
    case 'always':
      return reachable(channels).slice(0, 1);
    case 'chosen':
      return reachable(welcome);
  }
}
