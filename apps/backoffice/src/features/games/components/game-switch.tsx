import { useTranslations } from '@portal/i18n/react';
import { Button, PauseIcon, PlayIcon } from '@portal/ui';
import type { DeskGame } from '../api/list-games.ts';
import { switchGame } from '../api/switch-game.ts';
import { ReasonForm } from '../../../shared/reason-form.tsx';
import { useReasonForm } from '../../../shared/use-reason-form.ts';

/** The one act that state and role allow now: stop a game, or open it again (R39). */
export function GameSwitch({ game }: { readonly game: DeskGame }) {
  const act = game.abilities.find((ability) => ability !== 'change');
  return act === undefined ? null : <SwitchForm game={game} act={act} />;
}

function SwitchForm(props: { readonly game: DeskGame; readonly act: 'stop' | 'open' }) {
  const { game, act } = props;
  const { nodeId, gameName: name } = game;
  const t = useTranslations('desk-games');
  const form = useReasonForm({
    send: (reason) => switchGame({ nodeId, act, reason }),
    stale: ['games'],
    done: t(`done.${act}`, { name }),
    keptAs: `game-switch:${nodeId}`,
  });
  const isStop = act === 'stop';
  return (
    <div className="grid gap-3">
      <p className="m-0 text-14 text-text-2">{t(`about.${act}`)}</p>
      <ReasonForm form={form}>
        <Button
          type="submit"
          variant={isStop ? 'danger-solid' : 'primary'}
          icon={isStop ? <PauseIcon size={18} /> : <PlayIcon size={18} />}
          aria-label={t(`act.${act}One`, { name })}
          busy={form.isBusy}
        >
          {t(`act.${act}`)}
        </Button>
      </ReasonForm>
    </div>
  );
}
