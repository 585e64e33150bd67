import type { Endpoints } from '@portal/protocol';
import { changeIcon as change, deleteIcon as drop } from '@portal/protocol/calls/icon';
import type { Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';

export function changeIcon(image: string): Promise<Outcome<Endpoints['changeIcon']>> {
  return client.send(change, { body: { image } });
}

export function deleteIcon(): Promise<Outcome<Endpoints['deleteIcon']>> {
  return client.send(drop, {});
}
