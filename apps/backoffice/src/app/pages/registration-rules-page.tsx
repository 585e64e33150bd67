import { useTranslations } from '@portal/i18n/react';
import { useRegistrationRules } from '../../features/content/api/read-registration-rules.ts';
import { RegistrationForm } from '../../features/content/components/registration-form.tsx';
import { SectionPage } from '../../features/content/components/section-page.tsx';
import { PageTrail } from '../page-trail.tsx';

/** Which fields the registration asks for, and by which rules (BO-14). */
export default function RegistrationRulesPage() {
  const t = useTranslations('desk-registration');
  const title = useTranslations('desk-shell.places')('registrationRules');
  return (
    <>
      <SectionPage
        ux="BO-14"
        title={title}
        text={t('text')}
        failed={t('failed')}
        query={useRegistrationRules()}
        isWide
      >
        {(rules, onDone) => <RegistrationForm rules={rules} onDone={onDone} />}
      </SectionPage>
      <PageTrail subjectId="registration" />
    </>
  );
}
