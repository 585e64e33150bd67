import type { Outcome } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useState } from 'react';
import { useBoot } from '../../../shared/site/site-facts.ts';

/** The captcha of a registration: from the first message on, or once the server asks for it. */
export function useVisitorCaptcha() {
  const { register } = useBoot();
  const [attempt, setAttempt] = useState(0);
  const isForAll = register.captcha === 'always';
  const isAsked = isForAll || attempt > 0;
  return {
    attempt,
    isForAll,
    isAsked,
    use: (outcome: Outcome<Endpoints['sendVisitorFeedback']>): void => {
      if (isAsked || (!outcome.ok && outcome.data['captcha'] === true)) {
        setAttempt((count) => count + 1);
      }
    },
  };
}
