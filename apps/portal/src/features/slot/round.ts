import type { ReplyOf } from '@portal/protocol';
import type { Endpoints } from '@portal/protocol/endpoints';

export type Launch = ReplyOf<Endpoints['launchGame']>;
export type Design = Launch['design'];
export type Round = ReplyOf<Endpoints['spinSlot']>;
export type Spin = Round['base'];
export type Seeds = Launch['seeds'];
export type Receipt = ReplyOf<Endpoints['readRound']>;
