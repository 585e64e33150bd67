import { useFormats, useTranslations } from '@portal/i18n/react';
import { Button, Card, keptFocus, Tag, type Tone } from '@portal/ui';
import { useId, useState } from 'react';
import type { Proof } from '../api/read-verification.ts';
import { PapersForm } from './papers-form.tsx';

const tones: Readonly<Record<Proof['standing'], Tone>> = {
  missing: 'neutral',
  waiting: 'info',
  approved: 'ok',
  rejected: 'bad',
  expired: 'warn',
};

/** One kind of proof: how it stands, what was asked for, and the way to send it. */
export function ProofCard({ proof }: { readonly proof: Proof }) {
  const t = useTranslations('verification');
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  const { kind, standing, isNeeded, maySend } = proof;
  const again = standing === 'approved' ? 'renew' : 'again';
  return (
    <Card
      ref={keptFocus}
      role="group"
      aria-labelledby={titleId}
      className="grid content-start gap-3"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={titleId} className="m-0 text-18 font-semibold">
          {t(`kind.${kind}`)}
        </h2>
        <Tag tone={tones[standing]}>{t(`standing.${standing}`)}</Tag>
      </div>
      {standing !== 'approved' && standing !== 'waiting' && (
        <p className="m-0 text-13 text-text-3">{t(isNeeded ? 'needed' : 'voluntary')}</p>
      )}
      <Demand proof={proof} />
      <Course proof={proof} />
      {maySend && <p className="m-0 text-14 text-text-2">{t(`about.${kind}`)}</p>}
      {maySend && !isOpen && (
        <div>
          <Button
            variant={isNeeded ? 'primary' : 'secondary'}
            size="touch"
            onClick={() => setOpen(true)}
          >
            {t(`open.${standing === 'missing' ? 'first' : again}`)}
          </Button>
        </div>
      )}
      {maySend && isOpen && <PapersForm kind={kind} onClose={() => setOpen(false)} />}
    </Card>
  );
}

function Demand({ proof: { demand } }: { readonly proof: Proof }) {
  const t = useTranslations('verification');
  const formats = useFormats();
  return (
    demand !== null && (
      <div className="grid gap-1 rounded-control bg-s2 p-3 text-14">
        <p className="m-0 font-semibold">
          {t('asked', { moment: formats.dateTime(demand.askedAt) })}
        </p>
        <p className="m-0">{t(`cause.${demand.cause}`)}</p>
        <p className="m-0 wrap-anywhere" dir="auto">
          {demand.note}
        </p>
      </div>
    )
  );
}

/** What was sent last, and what came of it. */
function Course({ proof }: { readonly proof: Proof }) {
  const t = useTranslations('verification');
  const formats = useFormats();
  const { paper, sentAt, decidedAt, rejection, note, expiresOn } = proof;
  if (paper === null || sentAt === null) {
    return null;
  }
  return (
    <div className="grid gap-1 text-14">
      <p className="m-0">
        {t(`paper.${paper}`)} · {t('sent', { moment: formats.dateTime(sentAt) })}
      </p>
      {decidedAt !== null && (
        <p className="m-0 text-text-2">{t('decided', { moment: formats.dateTime(decidedAt) })}</p>
      )}
      {expiresOn !== null && <p className="m-0 text-text-2">{t('until', { day: expiresOn })}</p>}
      {rejection !== null && <p className="m-0 font-semibold">{t(`rejection.${rejection}`)}</p>}
      {note !== null && (
        <p className="m-0 wrap-anywhere" dir="auto">
          {note}
        </p>
      )}
    </div>
  );
}
