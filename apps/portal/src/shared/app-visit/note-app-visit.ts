import { noteAppVisit as call } from '@portal/protocol/calls/missions';
import { client } from '../client/portal-client.ts';

let notedFor: string | undefined;

/** Says once for each person and page that this is the installed app; nothing waits for it. */
export function noteAppVisit(account: string): void {
  if (notedFor !== account && globalThis.matchMedia('(display-mode: standalone)').matches) {
    notedFor = account;
    void client.send(call, {});
  }
}
