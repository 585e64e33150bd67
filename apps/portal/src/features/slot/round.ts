import type { Endpoints, ReplyOf } from '@portal/protocol';

type OfSlots<Reply> = Extract<Reply, { readonly engine: 'slot' }>;

export type Launch = OfSlots<ReplyOf<Endpoints['launchGame']>>;
export type Design = Launch['design'];
export type Round = ReplyOf<Endpoints['spinSlot']>;
export type Spin = Round['base'];
export type Seeds = Launch['seeds'];
export type AnyReceipt = ReplyOf<Endpoints['readRound']>;
export type Receipt = OfSlots<AnyReceipt>;
