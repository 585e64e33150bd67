import { useTranslations } from '@portal/i18n/react';
import { HelpIcon, IconButton } from '@portal/ui';
import { useMember } from '../../../shared/session/session.ts';
import { useHelpPress } from '../hooks/use-help-press.ts';

/**
 * Customer service of a member's phone pages (S-24): in the title bar, where it lies over no row
 * and no figure. A visitor's bar has no room for it, and a visitor no rows.
 */
export function TitleHelp() {
  const t = useTranslations('help');
  const isMember = useMember() !== undefined;
  const press = useHelpPress();
  return (
    isMember &&
    press !== undefined && (
      <IconButton
        data-ux="S-25"
        className="size-11"
        label={t('open')}
        icon={<HelpIcon />}
        onClick={press}
      />
    )
  );
}
