import { useFormats, useTranslations } from '@portal/i18n/react';
import { Button } from '@portal/ui';
import { useState } from 'react';
import type { Withdrawal } from '../api/read-withdrawal.ts';
import { ComplaintForm } from './complaint-form.tsx';
import { ProofPicture } from './proof-picture.tsx';

type Slice = Withdrawal['slices'][number];

/** What may be said, was said and came of a payment that silence counted as received. */
export function Complaint(props: { readonly withdrawalId: string; readonly slice: Slice }) {
  const { withdrawalId, slice } = props;
  const t = useTranslations('cashier.complaint');
  const formats = useFormats();
  const [isOpen, setOpen] = useState(false);
  if (slice.complaint !== null) {
    return <Said complaint={slice.complaint} />;
  }
  if (slice.complainBy === null) {
    return null;
  }
  if (isOpen) {
    return (
      <ComplaintForm withdrawalId={withdrawalId} sliceId={slice.id} onBack={() => setOpen(false)} />
    );
  }
  return (
    <>
      <p className="m-0 text-14 text-text-2">
        {t('until', { time: formats.fullDateTime(slice.complainBy) })}
      </p>
      <Button size="touch" className="justify-self-start" onClick={() => setOpen(true)}>
        {t('ask')}
      </Button>
    </>
  );
}

function Said({ complaint }: { readonly complaint: NonNullable<Slice['complaint']> }) {
  const t = useTranslations('cashier.complaint');
  const tracker = useTranslations('cashier.tracker');
  const formats = useFormats();
  const { state, note, madeAt, dueAt, decidedAt, refusal, proofIds } = complaint;
  return (
    <div className="grid gap-1 rounded-card bg-s2 p-3 text-14">
      <strong>{t(`state.${state}`, { time: formats.fullDateTime(decidedAt ?? madeAt) })}</strong>
      {state === 'OPEN' && <span>{tracker('due', { time: formats.fullDateTime(dueAt) })}</span>}
      {refusal !== null && <span>{t(`refusal.${refusal}`)}</span>}
      {note !== null && <q className="text-text-2">{note}</q>}
      {proofIds.map((id) => (
        <ProofPicture key={id} id={id} />
      ))}
    </div>
  );
}
