import type { Endpoints, ReplyOf } from '@portal/protocol';
import { finishSocial as call } from '@portal/protocol/calls/social';
import type { Outcome } from '@portal/protocol/client';
import { client } from '../../client/portal-client.ts';

/** What a provider has proven; its ticket opens or binds something once. */
export type SocialProof = ReplyOf<Endpoints['finishSocial']>;

export function finishSocial(answer: string): Promise<Outcome<Endpoints['finishSocial']>> {
  return client.send(call, { body: { answer } });
}
