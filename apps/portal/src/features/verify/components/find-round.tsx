import { useTranslations } from '@portal/i18n/react';
import { Button, Field, Input } from '@portal/ui';
import { useState } from 'react';
import type { VerifySearch } from '../verify-search.ts';

interface FindRoundProps {
  readonly search: VerifySearch;
  readonly onSearch: (search: VerifySearch) => void;
}

/** Asks for a round of a house game by the number on its receipt. */
export function FindRound({ search, onSearch }: FindRoundProps) {
  const t = useTranslations('verify.rounds');
  const check = useTranslations('verify')('check');
  const [roundId, setRoundId] = useState(search.roundId ?? '');
  return (
    <section className="grid gap-3">
      <h2 className="m-0 text-18 font-semibold">{t('title')}</h2>
      <p className="m-0 max-w-3xl text-14 text-text-2">{t('how')}</p>
      <form
        className="grid items-end gap-3 sm:grid-cols-[2fr_auto]"
        onSubmit={(submit) => {
          submit.preventDefault();
          if (roundId.trim() !== '') {
            onSearch({ roundId: roundId.trim() });
          }
        }}
      >
        <Field label={t('roundId')} hint={t('where')}>
          <Input
            dir="ltr"
            value={roundId}
            onChange={({ target }) => {
              setRoundId(target.value);
            }}
          />
        </Field>
        <Button type="submit" className="mb-6" aria-label={t('check')}>
          {check}
        </Button>
      </form>
    </section>
  );
}
