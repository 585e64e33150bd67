import { useTranslations } from '@portal/i18n/react';
import { buttonClass } from '@portal/ui';
import { Link } from '@tanstack/react-router';
import { HelpLines } from '../../features/protection/components/help-lines.tsx';
import { HelpTexts } from '../../features/protection/components/help-texts.tsx';
import { SelfTest } from '../../features/protection/components/self-test.tsx';
import { PageHeading } from '../../shared/heading/page-heading.tsx';

/** For everybody, without an account too: what helps, who helps, and a self-test. */
export default function SaferPlayPage() {
  const t = useTranslations('safer-play');
  const touch = buttonClass({ size: 'touch' });
  return (
    <div data-ux="RG-08" className="page-frame flex max-w-220 flex-col gap-8 py-6">
      <div>
        <PageHeading>{t('title')}</PageHeading>
        <p className="m-0 max-w-prose text-14 text-text-2">{t('lead')}</p>
      </div>
      <HelpTexts
        links={
          <>
            <Link to="/m/limits" className={touch}>
              {t('tools.limits')}
            </Link>
            <Link to="/m/limits/months" className={touch}>
              {t('tools.months')}
            </Link>
          </>
        }
      />
      <HelpLines
        service={
          <Link to="/service" className={touch}>
            {t('lines.service')}
          </Link>
        }
      />
      <SelfTest />
    </div>
  );
}
