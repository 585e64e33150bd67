import { useTranslations } from '@portal/i18n/react';
import { Field, Select } from '@portal/ui';
import { useState } from 'react';
import { drawByHand, drawnFamilies, type DrawnFamily, typedHash } from '../by-hand.ts';
import { HandField } from './hand-field.tsx';
import { HandSteps } from './hand-steps.tsx';

/** A draw from its seed. */
export function HandDraw() {
  const t = useTranslations('verify-hand');
  const shared = useTranslations('verify');
  const [family, setFamily] = useState<DrawnFamily>('ssc');
  const [gameCode, setGameCode] = useState('');
  const [issueNo, setIssueNo] = useState('');
  const [seed, setSeed] = useState('');
  const [commitment, setCommitment] = useState('');
  const serverSeed = typedHash(seed);
  const isWhole = serverSeed !== undefined && gameCode.trim() !== '' && issueNo.trim() !== '';
  const issue = { gameCode: gameCode.trim(), issueNo: issueNo.trim() };
  const published = typedHash(commitment);
  return (
    <>
      <div className="grid gap-x-3 sm:grid-cols-3">
        <Field label={t('family')}>
          <Select
            dir="ltr"
            options={drawnFamilies.map((value) => ({ value, label: value.toUpperCase() }))}
            value={family}
            onChange={setFamily}
          />
        </Field>
        <HandField label={shared('gameCode')} value={gameCode} onValue={setGameCode} />
        <HandField label={shared('issueNo')} value={issueNo} onValue={setIssueNo} />
      </div>
      <HandField
        label={t('serverSeed')}
        value={seed}
        onValue={setSeed}
        error={serverSeed === undefined ? t('hashWrong') : undefined}
      />
      <HandField
        label={t('commitment')}
        value={commitment}
        onValue={setCommitment}
        hint={t('optional')}
        error={published === undefined ? t('hashWrong') : undefined}
      />
      {isWhole && (
        <HandSteps
          steps={drawByHand({ family, ...issue, serverSeed, commitment: published ?? '' })}
        />
      )}
    </>
  );
}
