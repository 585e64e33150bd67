import type { CaptchaAction, Endpoints } from '@portal/protocol';
import { readCaptchaPuzzle as call } from '@portal/protocol/calls/identity';
import type { Outcome } from '@portal/protocol/client';
import { client } from '../../client/portal-client.ts';

export function readCaptchaPuzzle(
  action: CaptchaAction,
): Promise<Outcome<Endpoints['readCaptchaPuzzle']>> {
  return client.send(call, { query: { action } });
}
