import { useFormats, useTranslations } from '@portal/i18n/react';
import { useState } from 'react';
import { highestBound, roundByHand, typedHash } from '../by-hand.ts';
import { HandField } from './hand-field.tsx';
import { HandSteps } from './hand-steps.tsx';

const whole = /^\d{1,18}$/u;

/** The numbers of a round from both seeds and its number. */
export function HandRound() {
  const t = useTranslations('verify-hand');
  const formats = useFormats();
  const [seed, setSeed] = useState('');
  const [clientSeed, setClientSeed] = useState('');
  const [nonce, setNonce] = useState('');
  const [bound, setBound] = useState('');
  const [commitment, setCommitment] = useState('');
  const serverSeed = typedHash(seed);
  const published = typedHash(commitment);
  const isNonce = whole.test(nonce.trim());
  const isBound = whole.test(bound.trim()) && Number(bound) >= 1 && Number(bound) <= highestBound;
  const typed = { clientSeed, nonce: nonce.trim(), bound: Number(bound) };
  return (
    <>
      <HandField
        label={t('serverSeed')}
        value={seed}
        onValue={setSeed}
        error={serverSeed === undefined ? t('hashWrong') : undefined}
      />
      <div className="grid gap-x-3 sm:grid-cols-3">
        <HandField label={t('clientSeed')} value={clientSeed} onValue={setClientSeed} />
        <HandField
          label={t('nonce')}
          value={nonce}
          onValue={setNonce}
          error={isNonce ? undefined : t('wholeWrong')}
        />
        <HandField
          label={t('bound')}
          value={bound}
          onValue={setBound}
          hint={t('boundHint')}
          error={isBound ? undefined : t('boundWrong', { most: formats.count(highestBound) })}
        />
      </div>
      <HandField
        label={t('commitment')}
        value={commitment}
        onValue={setCommitment}
        hint={t('optional')}
        error={published === undefined ? t('hashWrong') : undefined}
      />
      {serverSeed !== undefined && clientSeed !== '' && isNonce && isBound && (
        <HandSteps steps={roundByHand({ ...typed, serverSeed, commitment: published ?? '' })} />
      )}
    </>
  );
}
