import { useState } from 'react';
import { type Opened, usePacketOpening } from '../../shared/envelopes/use-packet-opening.ts';
import { openEnvelope } from './api/open-envelope.ts';

/** Opens a packet of one rain. */
export function useOpening(id: string) {
  const [opened, setOpened] = useState<Opened>();
  const opening = usePacketOpening({
    queryKey: ['envelopes'],
    open: (body, key) => openEnvelope({ params: { id }, body, key }),
    onOpened: setOpened,
  });
  return { ...opening, opened, forget: () => setOpened(undefined) };
}
