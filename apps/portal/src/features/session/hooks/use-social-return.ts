import type { Failure } from '@portal/protocol/client';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useDialogs } from '../../../shared/dialogs/dialogs.ts';
import { wantedPath } from '../../../shared/session/wanted-path.ts';
import { finishSocial } from '../../../shared/social/api/finish-social.ts';
import { takeWanted } from '../../../shared/social/kept-wanted.ts';
import { onceQuery } from '../../../shared/social/once-query.ts';
import { signInBySocial, type SignInOutcome } from '../sign-in.ts';
import { asksFactor, useSignIn } from './use-sign-in.ts';

type SecondStep = Pick<Parameters<typeof signInBySocial>[0], 'factor' | 'passkey'>;

interface Returned {
  readonly failure?: Failure;
  /** Both set once the second step is asked for. */
  readonly ticket?: string;
  readonly factors?: unknown;
}

/**
 * Somebody comes back from a provider: whoever it knows is signed in, with a second step where one
 * is asked for; whoever is new here goes on to the registration.
 */
export function useSocialReturn(answer: string) {
  const router = useRouter();
  const show = useDialogs((state) => state.show);
  const { run } = useSignIn();

  async function comeBack(): Promise<Returned> {
    // The answer is good for one call, so it does not stay in the address or in the history.
    await router.navigate({ to: '/login', search: {}, hash: '', replace: true });
    const wanted = takeWanted();
    if (wanted !== undefined) {
      wantedPath.remember(wanted);
    }
    const finished = await finishSocial(answer);
    if (!finished.ok) {
      return { failure: finished };
    }
    const proof = finished.value;
    if (!proof.isBound) {
      show('register', { social: proof });
      return {};
    }
    const { ticket } = proof;
    const outcome = await run(() => signInBySocial({ ticket }));
    if (outcome.ok) {
      return {};
    }
    const factors = asksFactor(outcome);
    return factors ? { ticket, factors } : { failure: outcome };
  }

  const { data: { failure, ticket = '', factors } = {} } = useQuery(
    onceQuery(['login', answer], comeBack),
  );
  return {
    failure,
    /** What the second step takes; undefined where none is asked for. */
    factors,
    enter: (proof: SecondStep): Promise<SignInOutcome> =>
      run(() => signInBySocial({ ticket, ...proof })),
  };
}
