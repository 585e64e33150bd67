import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { DialogProps } from '../../../shared/dialogs/dialogs.ts';
import type { ServicedDetails } from '../dialogs.ts';
import { ServicedNotice } from './serviced-notice.tsx';

/** A game that rests, over the page from which it was to be started. */
export function ServicedDialog({ details, onClose }: DialogProps<ServicedDetails>) {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const [firstPath] = useState(path);
  const isElsewhere = path !== firstPath;
  // One of those like it was started.
  useEffect(() => {
    if (isElsewhere) {
      onClose();
    }
  }, [isElsewhere, onClose]);
  return <ServicedNotice {...details} onClose={onClose} />;
}
