import { useTranslations } from '@portal/i18n/react';
import { toastDone } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { forgetBadges } from '../../shared/badges/badges.ts';
import { useFailureText } from '../../shared/client/failure-text.ts';
import { moneyMoved } from '../../shared/money/money-moved.ts';
import { useMoneyCall } from '../../shared/money/use-money-call.ts';
import { claimMission } from './api/claim-mission.ts';
import { joinMission } from './api/join-mission.ts';
import type { Mission } from './api/read-mission-summary.ts';
import { missionKeys } from './mission-keys.ts';

/** Joins a mission or claims it; whatever the server says, everything is read again. */
export function useMissionActs() {
  const t = useTranslations('missions');
  const queries = useQueryClient();
  const failureText = useFailureText();
  const [busyWith, setBusyWith] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const sendClaim = useMoneyCall(
    ({ id, period }: { readonly id: string; readonly period: string }, key) =>
      claimMission({ params: { id }, body: { period }, key }),
  );

  async function act(mission: Mission): Promise<void> {
    const { id, period, status } = mission;
    const isClaim = status === 'CLAIM';
    setBusyWith(`${id} ${period}`);
    const outcome = isClaim
      ? await sendClaim({ id, period })
      : await joinMission({ params: { id } });
    setBusyWith(undefined);
    setFailure(outcome.ok ? undefined : failureText(outcome));
    void queries.invalidateQueries({ queryKey: missionKeys.all });
    forgetBadges(queries);
    if (!outcome.ok) {
      return;
    }
    toastDone(t(isClaim ? 'done.claim' : 'done.join'));
    if (isClaim) {
      void queries.invalidateQueries({ queryKey: ['points'] });
      moneyMoved(queries);
    }
  }

  return { act, failure, isBusy: ({ id, period }: Mission) => busyWith === `${id} ${period}` };
}
