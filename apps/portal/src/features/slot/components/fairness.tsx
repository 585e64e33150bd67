import { useFormats, useTranslations } from '@portal/i18n/react';
import { Button, Field, Input, Skeleton, toastDone } from '@portal/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { StillLoading } from '../../../shared/client/still-loading.tsx';
import { useFailureText } from '../../../shared/client/failure-text.ts';
import type { PlayMode } from '@portal/protocol';
import { changeClientSeed } from '../api/change-client-seed.ts';
import { rotate } from '../api/rotate-seeds.ts';
import { seedsQuery } from '../api/read-seeds.ts';
import { failureIn } from '../../../shared/client/failure-in.ts';
import type { Seeds } from '../round.ts';
import { slotKeys } from '../slot-keys.ts';
import { SeedValue } from './seed-value.tsx';

/** printable ASCII without spaces, as the server takes it. */
const clientSeedPattern = /^[\x21-\x7e]{1,64}$/u;

/** The commitment in use, the player's own seed, and rotation that reveals (R133, R134). */
export function Fairness({ mode }: { readonly mode: PlayMode }) {
  const t = useTranslations('slot.fairness');
  const formats = useFormats();
  const queries = useQueryClient();
  const loading = useTranslations('common.state')('loading');
  const { data, error, refetch } = useQuery(seedsQuery(mode));
  const renew = async (): Promise<void> => {
    await queries.invalidateQueries({ queryKey: slotKeys.allSeeds });
    await queries.invalidateQueries({ queryKey: slotKeys.receipts });
  };
  const turning = useMutation({
    mutationFn: () => rotate(mode),
    onSuccess: async () => {
      await renew();
      toastDone(t('rotated'));
    },
  });
  if (data === undefined) {
    return error === null ? (
      <div role="status" aria-label={loading}>
        <Skeleton height="12rem" />
        <StillLoading />
      </div>
    ) : (
      <LoadFailed error={error} onRetry={() => void refetch()} />
    );
  }
  const { current, revealed } = data;
  if (current === null) {
    return <p className="text-14 text-text-2">{t('none')}</p>;
  }
  return (
    <div data-ux="G-13-seeds" className="grid gap-5 text-14">
      <p className="text-text-2">{t('intro')}</p>
      <dl className="grid gap-3">
        <SeedValue label={t('commitment')} value={current.serverSeedHash} />
        <SeedValue label={t('next')} value={current.nextServerSeedHash} />
        <div>
          <dt className="text-13 text-text-3">{t('nonce')}</dt>
          <dd className="tabular-nums">{formats.count(BigInt(current.nonce))}</dd>
        </div>
      </dl>
      <ClientSeedForm key={current.clientSeed} current={current} mode={mode} onSaved={renew} />
      <div>
        <Button
          busy={turning.isPending}
          onClick={() => {
            turning.mutate();
          }}
        >
          {t('rotate')}
        </Button>
        <p className="mt-1 text-13 text-text-3">{t('rotateNote')}</p>
        <Refusal error={turning.error} />
      </div>
      {revealed.length > 0 && (
        <section>
          <h3 className="mb-2 text-16 font-semibold">{t('revealed')}</h3>
          <ul className="grid list-none gap-3">
            {revealed.map((seed) => (
              <li key={seed.serverSeedHash} className="rounded-card border border-line p-3">
                <p className="mb-1 text-13 text-text-3">
                  {t('revealedAt', {
                    time: formats.dateTime(seed.revealedAt),
                    rounds: seed.rounds,
                  })}
                </p>
                <dl className="grid gap-2">
                  <SeedValue label={t('serverSeed')} value={seed.serverSeed} />
                  <SeedValue label={t('commitmentOld')} value={seed.serverSeedHash} />
                </dl>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function ClientSeedForm(props: {
  readonly current: Seeds;
  readonly mode: PlayMode;
  readonly onSaved: () => Promise<void>;
}) {
  const t = useTranslations('slot.fairness');
  const [typed, setTyped] = useState(props.current.clientSeed);
  const isFine = clientSeedPattern.test(typed);
  const saving = useMutation({
    mutationFn: () => changeClientSeed(typed, props.mode),
    onSuccess: async () => {
      await props.onSaved();
      toastDone(t('saved'));
    },
  });
  return (
    <form
      className="flex items-end gap-2"
      onSubmit={(submit) => {
        submit.preventDefault();
        if (isFine) {
          saving.mutate();
        }
      }}
    >
      <Field
        label={t('clientSeed')}
        className="flex-1"
        hint={t('clientSeedHint')}
        {...(isFine ? {} : { error: t('clientSeedWrong') })}
      >
        <Input
          value={typed}
          dir="ltr"
          maxLength={64}
          spellCheck={false}
          autoComplete="off"
          onChange={({ target }) => {
            setTyped(target.value);
          }}
        />
      </Field>
      <div className="mb-5.5">
        <Button type="submit" busy={saving.isPending}>
          {t('save')}
        </Button>
      </div>
      <Refusal error={saving.error} />
    </form>
  );
}

function Refusal({ error }: { readonly error: Error | null }) {
  const failureText = useFailureText();
  const failure = failureIn(error);
  return failure === undefined ? null : (
    <p role="alert" className="text-13 text-bad">
      {failureText(failure)}
    </p>
  );
}
