import { useTranslations } from '@portal/i18n/react';
import { Button, buttonClass, keptFocus, toastDone } from '@portal/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import {
  type Icon,
  iconQuery,
  keepIcon,
  pictureAddress,
} from '../../../shared/account/own-picture.ts';
import { shrinkPicture } from '../../../shared/pictures/shrink-picture.ts';
import { changeIcon, deleteIcon } from '../api/change-icon.ts';

const kinds: readonly string[] = ['image/png', 'image/jpeg'];
const mostMegabytes = 5;
const mostBytes = mostMegabytes * 1024 * 1024;

/** Brings a picture of the own, or takes it away; both hold at once (MC-25, R90). */
export function OwnPicture({ onChange }: { readonly onChange: (avatar: number | null) => void }) {
  const t = useTranslations('profile.avatar');
  const queries = useQueryClient();
  const hint = useId();
  const { data } = useQuery(iconQuery);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const carryOut = async (
    send: () => Promise<{ ok: true; value: Icon } | { ok: false; message: string }>,
    done: string,
  ) => {
    setBusy(true);
    setProblem(undefined);
    const outcome = await send();
    setBusy(false);
    if (!outcome.ok) {
      setProblem(outcome.message === '' ? t('failed') : outcome.message);
      return;
    }
    keepIcon(queries, outcome.value);
    onChange(outcome.value.avatar);
    toastDone(done);
  };
  const bring = async (file: File | undefined) => {
    if (file === undefined) {
      return;
    }
    const isFine = kinds.includes(file.type) && file.size <= mostBytes;
    const image = isFine ? await shrinkPicture(file) : undefined;
    if (image === undefined) {
      setProblem(t('wrongKind', { megabytes: mostMegabytes }));
      return;
    }
    await carryOut(() => changeIcon(image), t('brought'));
  };
  return (
    <div ref={keptFocus} className="mt-2 grid justify-items-start gap-2" aria-busy={isBusy}>
      <div className="flex flex-wrap gap-2">
        <label className={`${buttonClass({ size: 'touch' })} relative has-focus-visible:outline`}>
          {t('bring')}
          <input
            type="file"
            accept={kinds.join(',')}
            disabled={isBusy}
            aria-describedby={hint}
            className="absolute inset-0 m-0 w-full cursor-pointer opacity-0"
            onChange={({ target }) => {
              const file = target.files?.[0];
              // The same file may be chosen again.
              target.value = '';
              void bring(file);
            }}
          />
        </label>
        {pictureAddress(data) !== undefined && (
          <Button size="touch" busy={isBusy} onClick={() => void carryOut(deleteIcon, t('taken'))}>
            {t('take')}
          </Button>
        )}
      </div>
      <p
        id={hint}
        role="status"
        className={`m-0 text-13 ${problem === undefined ? 'text-text-2' : 'text-bad'}`}
      >
        {problem ?? t('hint', { megabytes: mostMegabytes })}
      </p>
    </div>
  );
}
