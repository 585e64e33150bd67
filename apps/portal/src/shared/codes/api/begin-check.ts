import type { CaptchaAction, Endpoints } from '@portal/protocol';
import { readCaptcha as call } from '@portal/protocol/calls/identity';
import type { Outcome } from '@portal/protocol/client';
import { client } from '../../client/portal-client.ts';

/** Before a check of GeeTest: what it proves is good for this browser and action alone. */
export function beginCheck(action: CaptchaAction): Promise<Outcome<Endpoints['readCaptcha']>> {
  return client.send(call, { query: { action, kind: 'geetest' } });
}
