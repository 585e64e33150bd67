import type { Channel, DueMessage } from './store.ts';

/** Hands one message to a provider; throws when it did not take it. */
export type Sender = (message: DueMessage) => Promise<void>;

/** A channel without a sender keeps its messages for operators. */
export type Senders = Readonly<Partial<Record<Channel, Sender>>>;
