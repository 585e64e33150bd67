import type { Endpoints, ReplyOf } from '@portal/protocol';
import { readAccountEvents as call } from '@portal/protocol/calls/account-events';
import type { Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';

type Call = Endpoints['readAccountEvents'];
type Events = ReplyOf<Call>;

/** All of the member's own chain, page by page, as one. */
export async function readAccountEvents(): Promise<Outcome<Call>> {
  let outcome = await client.send(call, { query: {} });
  let events: Events['events'] = [];
  while (outcome.ok) {
    events = [...events, ...outcome.value.events];
    const last = events.at(-1);
    if (outcome.value.isWhole || last === undefined) {
      const { value } = outcome;
      return { ...outcome, value: { ...value, start: chainStart, events, isWhole: true } };
    }
    outcome = await client.send(call, { query: { after: last.position } });
  }
  return outcome;
}

const chainStart = { position: '0', hash: '0'.repeat(64) } as const;
