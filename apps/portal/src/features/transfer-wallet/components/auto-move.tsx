import { useTranslations } from '@portal/i18n/react';
import { Switch } from '@portal/ui';
import { useMovesMoney } from '../../../shared/purses/moves-money.ts';

/** Whether a launch moves all money to the vendor of its game (agents-loyalty-money.md E8). */
export function AutoMove() {
  const t = useTranslations('transfer-wallet');
  const { isOn, change } = useMovesMoney();
  return <Switch label={t('autoMove')} isOn={isOn} onChange={change} />;
}
