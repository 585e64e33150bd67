import { useTranslations } from '@portal/i18n/react';
import { Button, CheckIcon, CloseIcon, ErrorText, announce, saveFile } from '@portal/ui';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { checkRound, type CheckedRound } from '../../../shared/rounds/check-round.ts';
import { proofOf, type RoundProof } from '../../../shared/rounds/round-proof.ts';
import type { AnyReceipt } from '../round.ts';

/** Recomputes the round in this browser; possible once its server seed was revealed (R138). */
export function VerifyRound({ receipt }: { readonly receipt: AnyReceipt }) {
  const t = useTranslations('receipt.verify');
  const [checked, setChecked] = useState<CheckedRound>();
  const [isBusy, setBusy] = useState(false);
  if (receipt.serverSeed === null) {
    return <p className="mt-4 text-13 text-text-3">{t('notYet')}</p>;
  }
  const proof = proofOf(receipt);
  const verify = async (): Promise<void> => {
    setBusy(true);
    const found = await checkedOf(proof);
    setChecked(found);
    setBusy(false);
    const isFine = found.kind === 'steps' && found.steps.every((step) => step.isFine);
    announce(isFine ? t('allFine') : t('notFine'));
  };
  return (
    <div className="mt-4 grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="primary" busy={isBusy} onClick={() => void verify()}>
          {t('verify')}
        </Button>
        <Button
          onClick={() => {
            const text = JSON.stringify(proof, null, 2);
            saveFile({ name: `proof-${proof.roundId}.json`, text });
          }}
        >
          {t('save')}
        </Button>
        <Link to="/verify" search={{ roundId: proof.roundId }} className="text-14 text-link">
          {t('steps')}
        </Link>
      </div>
      {checked?.kind === 'steps' && (
        <ul className="m-0 grid list-none gap-1 p-0 text-14">
          {checked.steps.map(({ name, isFine }) => (
            <li key={name} className={`flex items-center gap-2 ${isFine ? 'text-ok' : 'text-bad'}`}>
              {isFine ? <CheckIcon size={16} /> : <CloseIcon size={16} />}
              {t(`${isFine ? 'fine' : 'wrong'}.${name}`)}
            </li>
          ))}
        </ul>
      )}
      {checked !== undefined && checked.kind !== 'steps' && <ErrorText>{t('notFine')}</ErrorText>}
    </div>
  );
}

/** A record that cannot be played at all is as wrong as one that comes to something else. */
async function checkedOf(proof: RoundProof): Promise<CheckedRound> {
  try {
    return await checkRound(proof);
  } catch {
    return { kind: 'unreadable' };
  }
}
