import { useTranslations } from '@portal/i18n/react';
import { offeredWays } from '@portal/protocol';
import { ErrorText, Tabs } from '@portal/ui';
import { useState, type ReactNode } from 'react';
import { useBoot } from '../../../shared/site/site-facts.ts';
import type { LoginDetails } from '../dialogs.ts';
import { LoginForm } from './login-form.tsx';
import { SmsLoginForm } from './sms-login-form.tsx';

type Way = 'username' | 'sms';

/** The ways in that the site offers (portal.md 4); tabs only where there is a choice. */
export function LoginWays(props: {
  readonly details: LoginDetails;
  readonly foot: ReactNode;
  /** The page of agents: whoever is none is refused, an agent goes to their own home. */
  readonly isForAgents?: boolean;
}) {
  const { details, foot, isForAgents = false } = props;
  const t = useTranslations('session.login');
  const { system, whitelabel } = useBoot();
  const offered = offeredWays(system.info.signIn, whitelabel);
  const ways = (['username', 'sms'] as const).filter((way) => offered[way]);
  const [chosen, setChosen] = useState<Way>();
  const way = chosen ?? ways[0];
  if (way === undefined) {
    return (
      <>
        <ErrorText>{t('noWay')}</ErrorText>
        {foot}
      </>
    );
  }
  const form =
    way === 'username' ? (
      <LoginForm details={details} foot={foot} isForAgents={isForAgents} />
    ) : (
      <div data-ux="M-03">
        <SmsLoginForm foot={foot} isForAgents={isForAgents} />
      </div>
    );
  return ways.length === 1 ? (
    form
  ) : (
    <Tabs
      label={t('ways')}
      tabs={ways.map((value) => ({ value, label: t(`way.${value}`) }))}
      value={way}
      onChange={setChosen}
    >
      {form}
    </Tabs>
  );
}
