import { useLanguage, useTranslations } from '@portal/i18n/react';
import { Button, buttonClass } from '@portal/ui';
import { useState } from 'react';
import { useFailureText } from '../../../shared/client/failure-text.ts';
import { openBetReplay } from '../api/open-bet-replay.ts';

/** Asks the vendor to show a round again; its page opens once, so each press asks anew. */
export function BetReplay({ betId }: { readonly betId: string }) {
  const t = useTranslations('bets.receipt');
  const { code: language } = useLanguage();
  const failureText = useFailureText();
  const [isAsking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState('');
  /** Where the browser lets no window open. */
  const [blockedUrl, setBlockedUrl] = useState<string>();

  async function show(): Promise<void> {
    // It is opened before the vendor is asked: later, the press of the player would be over.
    const opened = window.open('', '_blank');
    setAsking(true);
    setRefusal('');
    const outcome = await openBetReplay({ betId, language });
    setAsking(false);
    if (!outcome.ok) {
      opened?.close();
      setRefusal(failureText(outcome));
      return;
    }
    if (opened === null) {
      setBlockedUrl(outcome.value.url);
      return;
    }
    opened.opener = null;
    opened.location.href = outcome.value.url;
  }

  return (
    <div data-ux="MC-11-replay" className="grid gap-2">
      {blockedUrl === undefined ? (
        <Button block busy={isAsking} onClick={() => void show()}>
          {t('showRound')}
        </Button>
      ) : (
        <a
          href={blockedUrl}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ variant: 'primary', block: true })}
          onClick={() => setBlockedUrl(undefined)}
        >
          {t('openRound')}
        </a>
      )}
      <p className="text-13 text-text-2">{t('replayHint')}</p>
      {refusal !== '' && (
        <p role="alert" className="text-14">
          {refusal}
        </p>
      )}
    </div>
  );
}
