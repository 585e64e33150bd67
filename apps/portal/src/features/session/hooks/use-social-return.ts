import type { Failure } from '@portal/protocol/client';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDialogs } from '../../../shared/dialogs/dialogs.ts';
import { wantedPath } from '../../../shared/session/wanted-path.ts';
import { finishSocial } from '../../../shared/social/api/finish-social.ts';
import { takeWanted } from '../../../shared/social/kept-wanted.ts';
import { signInBySocial, type SignInOutcome } from '../sign-in.ts';
import { asksFactor, useSignIn } from './use-sign-in.ts';

/**
 * Somebody comes back from a provider: whoever it knows is signed in, with a second step where one
 * is asked for; whoever is new here goes on to the registration.
 */
export function useSocialReturn(answer: string) {
  const router = useRouter();
  const show = useDialogs((state) => state.show);
  const { run } = useSignIn();
  const [failure, setFailure] = useState<Failure>();
  const [ticket, setTicket] = useState<string>();

  async function begin(): Promise<void> {
    // The answer is good for one call, so it does not stay in the address or in the history.
    await router.navigate({ to: '/login', search: {}, hash: '', replace: true });
    const wanted = takeWanted();
    if (wanted !== undefined) {
      wantedPath.remember(wanted);
    }
    const finished = await finishSocial(answer);
    if (!finished.ok) {
      setFailure(finished);
      return;
    }
    const proof = finished.value;
    if (!proof.isBound) {
      show('register', { social: proof });
      return;
    }
    const outcome = await run(() => signInBySocial({ ticket: proof.ticket }));
    if (outcome.ok) {
      return;
    }
    if (asksFactor(outcome)) {
      setTicket(proof.ticket);
    } else {
      setFailure(outcome);
    }
  }

  const beginOnce = useEffectEvent(() => void begin());
  useEffect(() => beginOnce(), []);
  return {
    failure,
    /** Set once the second step is asked for. */
    ticket,
    enter: (factor: Parameters<typeof signInBySocial>[0]['factor']): Promise<SignInOutcome> =>
      run(() => signInBySocial({ ticket: ticket ?? '', factor })),
  };
}
