import { useTranslations } from '@portal/i18n/react';
import { Button, Form, PauseIcon, PlayIcon, toastDone, useForm } from '@portal/ui';
import { queryClient } from '../../../shared/query-client.ts';
import { ReasonField, useReasonCheck } from '../../../shared/reason-field.tsx';
import { useFormWords } from '../../../shared/use-form-words.ts';
import { useLanding } from '../../../shared/use-landing.ts';
import type { DeskGame } from '../api/list-games.ts';
import { switchGame } from '../api/switch-game.ts';

/** The one act that state and role allow now: stop a game, or open it again (R39). */
export function GameSwitch({ game }: { readonly game: DeskGame }) {
  const act = game.abilities.find((ability) => ability !== 'change');
  return act === undefined ? null : <SwitchForm game={game} act={act} />;
}

function SwitchForm(props: { readonly game: DeskGame; readonly act: 'stop' | 'open' }) {
  const { game, act } = props;
  const { nodeId, gameName: name } = game;
  const t = useTranslations('desk-games');
  const words = useFormWords();
  const landing = useLanding();
  const form = useForm({
    initial: { reason: '' },
    keptAs: `game-switch:${nodeId}`,
    checks: { reason: useReasonCheck() },
    submit: async ({ reason }) => {
      const failure = await switchGame({ nodeId, act, reason: reason.trim() });
      // A refusal says that the page is old.
      void queryClient.invalidateQueries({ queryKey: ['games'] });
      if (failure !== undefined) {
        return landing(failure, { shown: ['reason'] });
      }
      toastDone(t(`done.${act}`, { name }));
      return undefined;
    },
  });
  const isStop = act === 'stop';
  return (
    <div className="grid gap-3">
      <p className="m-0 text-14 text-text-2">{t(`about.${act}`)}</p>
      <Form
        form={form}
        words={words}
        actions={
          <Button
            type="submit"
            variant={isStop ? 'danger-solid' : 'primary'}
            icon={isStop ? <PauseIcon size={18} /> : <PlayIcon size={18} />}
            aria-label={t(`act.${act}One`, { name })}
            busy={form.isBusy}
          >
            {t(`act.${act}`)}
          </Button>
        }
      >
        <ReasonField error={form.field('reason').error} input={form.text('reason')} />
      </Form>
    </div>
  );
}
