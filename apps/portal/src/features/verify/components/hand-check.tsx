import { useTranslations } from '@portal/i18n/react';
import { Segmented } from '@portal/ui';
import { useState } from 'react';
import { HandDraw } from './hand-draw.tsx';
import { HandRound } from './hand-round.tsx';
import { HandTicket } from './hand-ticket.tsx';

const kinds = ['draw', 'round', 'ticket'] as const;
const parts = { draw: HandDraw, round: HandRound, ticket: HandTicket };

/** A draw, a round or a root from values that are typed by hand: no call is sent (R133). */
export function HandCheck() {
  const t = useTranslations('verify-hand');
  const [kind, setKind] = useState<(typeof kinds)[number]>('draw');
  const Part = parts[kind];
  return (
    <section className="grid gap-3" aria-labelledby="verify-hand">
      <h2 id="verify-hand" className="m-0 text-18 font-semibold">
        {t('title')}
      </h2>
      <p className="m-0 max-w-3xl text-14 text-text-2">{t('how')}</p>
      <Segmented
        label={t('kind')}
        options={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        value={kind}
        onChange={setKind}
      />
      <Part />
    </section>
  );
}
