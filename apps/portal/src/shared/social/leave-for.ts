import type { SocialProviderName } from '@portal/protocol';
import type { Failure } from '@portal/protocol/client';
import { browserTab } from '../device/browser-tab.ts';
import { wantedPath } from '../session/wanted-path.ts';
import { startSocial, type SocialPurpose } from './api/start-social.ts';
import { keepWanted } from './kept-wanted.ts';

/**
 * Sends this tab to a provider; it comes back to an address of ours with the answer. A failure says
 * why it stays.
 */
export async function leaveFor(
  provider: SocialProviderName,
  purpose: SocialPurpose,
): Promise<Failure | undefined> {
  const outcome = await startSocial(provider, purpose);
  if (!outcome.ok) {
    return outcome;
  }
  keepWanted(wantedPath.take());
  browserTab.goTo(outcome.value.address);
  return undefined;
}
