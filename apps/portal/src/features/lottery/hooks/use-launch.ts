import { useLanguage } from '@portal/i18n/react';
import type { Failure } from '@portal/protocol/client';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useMedia } from '../../../shared/device/media.ts';
import { launchLottery } from '../api/launch-lottery.ts';
import type { HallPath } from '../halls.ts';

const areas = { '/lottery': 'CN', '/seaLottery': 'SEA', '/vnLottery': 'VN' } as const;

export interface Launching {
  /** The hall whose lobby is on its way. */
  readonly busy: HallPath | undefined;
  readonly failure: Failure | undefined;
  readonly launch: (hall: HallPath) => void;
  readonly forget: () => void;
}

/** Opens a lobby of the lottery, with the way back to where it was opened (LOT-15). */
export function useLaunch(): Launching {
  const router = useRouter();
  const { code: language } = useLanguage();
  const isDesktop = useMedia('isDesktop');
  const [busy, setBusy] = useState<HallPath>();
  const [failure, setFailure] = useState<Failure>();
  const open = async (hall: HallPath): Promise<void> => {
    setBusy(hall);
    const outcome = await launchLottery({
      lottoArea: areas[hall],
      launchMode: 'LOTT',
      lottoView: 'lobby',
      device: isDesktop ? 'WEB' : 'H5',
      backUrl: router.state.location.pathname,
      language,
    });
    setBusy(undefined);
    if (outcome.ok) {
      router.history.push(outcome.value.path);
    } else {
      setFailure(outcome);
    }
  };
  return {
    busy,
    failure,
    launch: (hall) => {
      void open(hall);
    },
    forget: () => {
      setFailure(undefined);
    },
  };
}
