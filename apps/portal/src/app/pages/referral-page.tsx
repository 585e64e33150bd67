import { useTranslations } from '@portal/i18n/react';
import { ReferralCentre } from '../../features/referral/components/referral-centre.tsx';
import { PageHeading } from '../../shared/heading/page-heading.tsx';
import { useMember } from '../../shared/session/session.ts';

/** Called an agent's or a member's, by who looks (portal.md 2). */
export default function ReferralPage() {
  const t = useTranslations('account.titles');
  const isAgent = useMember()?.isAgent === true;
  return (
    <div>
      <PageHeading>{t(isAgent ? 'referralAgent' : 'referral')}</PageHeading>
      <ReferralCentre />
    </div>
  );
}
