import type { Endpoints, SocialProviderName } from '@portal/protocol';
import { startSocial as call } from '@portal/protocol/calls/social';
import type { Outcome } from '@portal/protocol/client';
import { client } from '../../client/portal-client.ts';

/** Which page of ours a provider sends the browser back to. */
export type SocialPurpose = 'login' | 'bind';

export function startSocial(
  provider: SocialProviderName,
  purpose: SocialPurpose,
): Promise<Outcome<Endpoints['startSocial']>> {
  return client.send(call, { params: { provider }, body: { purpose } });
}
