import { useTranslations } from '@portal/i18n/react';
import { Button, Card, ErrorText, saveFile } from '@portal/ui';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useFailureText } from '../../../shared/client/failure-text.ts';
import { readAccountEvents } from '../api/read-account-events.ts';

/** The events of the account as a chain, to be kept and checked by whoever it is about. */
export function EventsCard() {
  const t = useTranslations('records.events');
  const failureText = useFailureText();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function save(): Promise<void> {
    setBusy(true);
    const outcome = await readAccountEvents();
    setBusy(false);
    setFailure(outcome.ok ? undefined : failureText(outcome));
    if (outcome.ok) {
      saveFile({
        name: `account-events-${outcome.value.memberId}.json`,
        text: JSON.stringify(outcome.value, null, 2),
      });
    }
  }

  return (
    <Card data-ux="MC-12-events" className="mt-6 grid max-w-3xl gap-3">
      <h2 className="m-0 text-18 font-semibold">{t('title')}</h2>
      <p className="m-0 text-14 text-text-2">{t('text')}</p>
      {failure !== undefined && <ErrorText>{failure}</ErrorText>}
      <div className="flex flex-wrap items-center gap-4">
        <Button busy={isBusy} onClick={() => void save()}>
          {t('save')}
        </Button>
        <Link to="/verify" className="text-14 font-semibold text-link">
          {t('check')}
        </Link>
      </div>
    </Card>
  );
}
