import { changeLanguage } from '@portal/protocol/calls/messages';
import type { Failure } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';

/** Tells the server in which language the member reads, for what it sends. */
export async function sendLanguage(code: string): Promise<Failure | undefined> {
  const outcome = await client.send(changeLanguage, { body: { language: code } });
  return outcome.ok ? undefined : outcome;
}
