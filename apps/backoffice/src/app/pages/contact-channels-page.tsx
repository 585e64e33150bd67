import { useTranslations } from '@portal/i18n/react';
import { useContactChannels } from '../../features/content/api/read-contact-channels.ts';
import { ContactForm } from '../../features/content/components/contact-form.tsx';
import { SectionPage } from '../../features/content/components/section-page.tsx';
import { PageTrail } from '../page-trail.tsx';

/** Channels of the customer service, social media and links to the apps (BO-13). */
export default function ContactChannelsPage() {
  const t = useTranslations('desk-content.contact');
  const title = useTranslations('desk-shell.places')('contactChannels');
  return (
    <>
      <SectionPage
        ux="BO-13"
        title={title}
        text={t('text')}
        failed={t('failed')}
        query={useContactChannels()}
      >
        {(channels, onDone) => <ContactForm channels={channels} onDone={onDone} />}
      </SectionPage>
      <PageTrail subjectId="contact" />
    </>
  );
}
