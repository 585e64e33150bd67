import { useTranslations } from '@portal/i18n/react';
import { Button, buttonClass } from '@portal/ui';
import { Link } from '@tanstack/react-router';

interface BonusBarPageProps {
  readonly onLeave: () => void;
  /** Opens the game all the same: to look at it, or to play a round to its end. */
  readonly onOpen: () => void;
}

/** Said before a game opens that every stake would be refused in, with the ways out of it. */
export function BonusBarPage({ onLeave, onOpen }: BonusBarPageProps) {
  const t = useTranslations('bonus-bar');
  return (
    <div data-ux="SYS-19-bonus" className="grid min-h-dvh place-items-center p-6 text-center">
      <div role="alert" className="max-w-120">
        <h1 className="mb-2 text-20 font-semibold">{t('title')}</h1>
        <p className="mb-4 text-text-2">{t('text')}</p>
        <p className="flex flex-wrap justify-center gap-3">
          <Link to="/m/bonusDetails" className={buttonClass({ variant: 'primary' })}>
            {t('toBonus')}
          </Link>
          <Button onClick={onLeave}>{t('back')}</Button>
          <Button onClick={onOpen}>{t('openAnyway')}</Button>
        </p>
      </div>
    </div>
  );
}
