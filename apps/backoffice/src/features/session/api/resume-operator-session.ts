import type { Endpoints } from '@portal/protocol/endpoints';
import { resumeOperatorSession } from '@portal/protocol/calls/backoffice';
import type { Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client.ts';

/** Asks for a token by the cookie of another tab. */
export function resumeOperator(): Promise<Outcome<Endpoints['resumeOperatorSession']>> {
  return client.send(resumeOperatorSession, {});
}
