import type { Endpoints, SocialProviderName } from '@portal/protocol';
import { deleteSocial as call } from '@portal/protocol/calls/social';
import type { Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';

export function deleteSocial(
  provider: SocialProviderName,
): Promise<Outcome<Endpoints['deleteSocial']>> {
  return client.send(call, { params: { provider } });
}
