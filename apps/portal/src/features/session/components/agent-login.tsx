import { useTranslations } from '@portal/i18n/react';
import { Card } from '@portal/ui';
import { PageHeading } from '../../../shared/heading/page-heading.tsx';
import { LoginWays } from './login-ways.tsx';

/** The entry of agents (AC-00): whoever is none is refused, everybody else comes to their home. */
export function AgentLogin() {
  const t = useTranslations('session.agentLogin');
  return (
    <div data-ux="AC-00" className="page-frame py-6">
      <div className="mx-auto grid max-w-105 gap-3">
        <PageHeading>{t('title')}</PageHeading>
        <p className="m-0 text-14 text-text-2">{t('text')}</p>
        <Card>
          <LoginWays details={{}} foot={null} isForAgents />
        </Card>
      </div>
    </div>
  );
}
