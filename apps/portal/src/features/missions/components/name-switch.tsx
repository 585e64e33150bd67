import { useTranslations } from '@portal/i18n/react';
import { Switch, toastFailed } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFailureText } from '../../../shared/client/failure-text.ts';
import { changeBoardName } from '../api/change-board-name.ts';
import { missionKeys } from '../mission-keys.ts';

/** Whether others read the own name on boards; masked it always is. */
export function NameSwitch({ isHidden }: { readonly isHidden: boolean }) {
  const t = useTranslations('missions.board');
  const queries = useQueryClient();
  const failureText = useFailureText();
  const [isBusy, setBusy] = useState(false);
  const change = async () => {
    setBusy(true);
    const outcome = await changeBoardName({ body: { isHidden: !isHidden } });
    await queries.invalidateQueries({ queryKey: missionKeys.all });
    setBusy(false);
    if (!outcome.ok) {
      toastFailed(failureText(outcome));
    }
  };
  return (
    <Switch
      label={t('showName')}
      isOn={!isHidden}
      disabled={isBusy}
      onChange={() => void change()}
    />
  );
}
