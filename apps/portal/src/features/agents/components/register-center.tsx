import { useTranslations } from '@portal/i18n/react';
import { Card, Tabs } from '@portal/ui';
import { useState } from 'react';
import { PageHeading } from '../../../shared/heading/page-heading.tsx';
import { LinkList } from './link-list.tsx';
import { OpenAccountForm } from './open-account-form.tsx';

const tabs = ['links', 'open'] as const;

/** Links that bring people into the team, and accounts opened by hand (AC-03). */
export function RegisterCenter() {
  const t = useTranslations('team.register');
  const title = useTranslations('account.titles')('registerCenter');
  const [tab, setTab] = useState<(typeof tabs)[number]>('links');
  return (
    <div data-ux="AC-03">
      <PageHeading>{title}</PageHeading>
      <Tabs
        label={title}
        value={tab}
        onChange={setTab}
        tabs={tabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
      >
        {tab === 'links' ? (
          <LinkList />
        ) : (
          <Card className="max-w-160">
            <OpenAccountForm />
          </Card>
        )}
      </Tabs>
    </div>
  );
}
