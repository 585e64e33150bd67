import { useTranslations } from '@portal/i18n/react';
import { Card } from '@portal/ui';
import { useState } from 'react';
import { useContactChannels } from '../../features/content/api/read-contact-channels.ts';
import { ContactForm } from '../../features/content/components/contact-form.tsx';
import { FailedBlock } from '../../shared/failed-block.tsx';
import { usePageTitle } from '../../shared/page-title.ts';
import { StillLoading } from '../../shared/still-loading.tsx';

/** Channels of the customer service, social media and links to the apps (BO-13). */
export default function ContactChannelsPage() {
  const t = useTranslations('desk-content.contact');
  const title = useTranslations('desk-shell.places')('contactChannels');
  const channels = useContactChannels();
  const [turn, setTurn] = useState(0);
  usePageTitle(title);
  return (
    <section data-ux="BO-13" className="grid min-w-0 gap-4">
      <h1 className="text-24 font-bold xl:text-30">{title}</h1>
      <p className="m-0 max-w-[65ch] text-text-2">{t('text')}</p>
      {channels.data === undefined && channels.error !== null && (
        <FailedBlock
          thrown={channels.error}
          title={t('failed')}
          onRetry={() => void channels.refetch()}
        />
      )}
      {channels.isPending && <StillLoading />}
      {channels.data !== undefined && (
        <Card className="max-w-[640px] p-5">
          <ContactForm key={turn} channels={channels.data} onDone={() => setTurn(turn + 1)} />
        </Card>
      )}
    </section>
  );
}
