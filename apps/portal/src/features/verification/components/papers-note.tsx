import { useTranslations } from '@portal/i18n/react';
import { Card } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type Verification, verificationQuery } from '../api/read-verification.ts';

/**
 * What is still needed before money can go this way, all of it at once (R18). Nothing is shown
 * where nothing is needed, nor while it is not known: the server refuses what has to wait.
 */
export function PapersNote({ move }: { readonly move: 'play' | 'money' }) {
  const t = useTranslations('verification');
  const { data } = useQuery(verificationQuery);
  if (data === undefined || !(move === 'play' ? data.holdsPlay : data.holdsMoney)) {
    return null;
  }
  const open = neededOf(data, move);
  const list = open.map(({ kind }) => t(`kind.${kind}`)).join(', ');
  return (
    <Card role="note" data-ux="MC-02-needs" className="mb-4 grid gap-2">
      <p className="m-0">{open.length === 0 ? t('note.waits') : t(`note.${move}`, { list })}</p>
      <Link to="/m/verification" className="w-fit font-semibold text-link">
        {t('note.link')}
      </Link>
    </Card>
  );
}

/** What nobody has sent yet, or has to be sent again. */
function neededOf({ proofs }: Verification, move: 'play' | 'money') {
  return proofs.filter(
    ({ standing, isNeeded, demand }) =>
      standing !== 'waiting' && isNeeded && (move === 'play' || demand !== null),
  );
}
