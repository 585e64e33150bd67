import { useTranslations } from '@portal/i18n/react';
import { Button, CheckIcon, CloseIcon, announce } from '@portal/ui';
import { useState } from 'react';
import type { Receipt } from '../round.ts';
import { checks, verifyRound, type Verdict } from '../verify-round.ts';

/** Recomputes the round in this browser; possible once its server seed was revealed (R138). */
export function VerifyRound({ receipt }: { readonly receipt: Receipt }) {
  const t = useTranslations('receipt.verify');
  const [verdict, setVerdict] = useState<Verdict>();
  const [isBusy, setBusy] = useState(false);
  if (receipt.serverSeed === null) {
    return <p className="mt-4 text-13 text-text-3">{t('notYet')}</p>;
  }
  const verify = async (): Promise<void> => {
    setBusy(true);
    const found = await verifyRound(receipt);
    setVerdict(found);
    setBusy(false);
    announce(checks.every((check) => found[check]) ? t('allFine') : t('notFine'));
  };
  return (
    <div className="mt-4">
      <Button variant="primary" busy={isBusy} onClick={() => void verify()}>
        {t('verify')}
      </Button>
      {verdict !== undefined && (
        <ul className="mt-3 grid list-none gap-1 text-14">
          {checks.map((check) => (
            <li
              key={check}
              className={`flex items-center gap-2 ${verdict[check] ? 'text-ok' : 'text-bad'}`}
            >
              {verdict[check] ? <CheckIcon size={16} /> : <CloseIcon size={16} />}
              {verdict[check] ? t(`fine.${check}`) : t(`wrong.${check}`)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
