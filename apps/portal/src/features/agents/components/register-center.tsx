import { useTranslations } from '@portal/i18n/react';
import { Card, Tabs } from '@portal/ui';
import { PageHeading } from '../../../shared/heading/page-heading.tsx';
import { type RegisterAddress, registerTabs } from '../register-search.ts';
import { LinkList } from './link-list.tsx';
import { OpenAccountForm } from './open-account-form.tsx';

/** Links that bring people into the team, and accounts opened by hand (AC-03). */
export function RegisterCenter({ search, onSearch }: RegisterAddress) {
  const t = useTranslations('team.register');
  const title = useTranslations('account.titles')('registerCenter');
  const tab = search.tab ?? 'links';
  return (
    <div data-ux="AC-03">
      <PageHeading>{title}</PageHeading>
      <Tabs
        label={title}
        value={tab}
        onChange={(value) => onSearch({ tab: value })}
        tabs={registerTabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
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
