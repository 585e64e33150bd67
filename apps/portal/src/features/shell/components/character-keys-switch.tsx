import { useTranslations } from '@portal/i18n/react';
import { Switch } from '@portal/ui';
import { useCharacterKeys } from '../../../shared/device/character-keys.ts';

/** Turns the single keys of the portal on and off (WCAG 2.1.4). */
export function CharacterKeysSwitch() {
  const t = useTranslations('shortcuts');
  const { isOn, turn } = useCharacterKeys();
  return <Switch label={t('switch')} isOn={isOn} onChange={turn} />;
}
