import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { balanceQuery } from '../../../shared/money/api/read-balance.ts';
import { useDialogs } from '../../../shared/dialogs/dialogs.ts';
import { wantedPath } from '../../../shared/session/wanted-path.ts';
import type { SignInOutcome } from '../sign-in.ts';

type Refusal = Extract<SignInOutcome, { ok: false }>;

/**
 * Runs a sign-in, then goes on to where the visitor wanted to be; else home, or to that of agents.
 * Whoever logs in over a page of everybody stays there, unless the act leads home always.
 */
export function useSignIn(home: '/' | '/agentHome' = '/', isHomeward = home !== '/') {
  const router = useRouter();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const run = async (attempt: () => Promise<SignInOutcome>): Promise<SignInOutcome> => {
    setBusy(true);
    setRefusal(undefined);
    const outcome = await attempt();
    setBusy(false);
    if (!outcome.ok) {
      setRefusal(outcome);
      return outcome;
    }
    if (outcome.isRestricted) {
      useDialogs.getState().show('changePassword', { isForced: true });
      return outcome;
    }
    queries.removeQueries({ queryKey: balanceQuery.queryKey });
    const wanted = wantedPath.take();
    useDialogs.getState().hide();
    if (wanted !== undefined) {
      router.history.push(wanted);
    } else if (isHomeward) {
      await router.navigate({ to: home, replace: true });
    } else if (router.state.matches.at(-1)?.staticData.page?.dialog !== undefined) {
      await router.navigate({ to: '/', replace: true });
    } else {
      // The guard runs again for whoever is signed in now.
      await router.invalidate();
    }
    return outcome;
  };
  return { isBusy, refusal, run, forget: () => setRefusal(undefined) };
}

/** What the answer takes as the second step; false where it asks for none. */
export function asksFactor({ code, data }: Refusal): unknown {
  return code === 'second_factor_required' && data['kinds'];
}

/** Whether the answer asks for the picture (portal.md, section 4). */
export function asksCaptcha(refusal: Refusal | undefined): boolean {
  return (
    refusal !== undefined &&
    (refusal.data['captcha'] === true || refusal.code.startsWith('captcha_'))
  );
}
