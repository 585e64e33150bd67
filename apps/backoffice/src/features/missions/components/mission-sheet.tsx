import { useLanguage, useTranslations } from '@portal/i18n/react';
import { Sheet } from '@portal/ui';
import { EndForm } from '../../../shared/end-form.tsx';
import { nameIn } from '../../../shared/words/site-words.ts';
import { useNameLines } from '../../../shared/words/use-name-lines.ts';
import { endMission } from '../api/end-mission.ts';
import { type DeskMission, useMissions } from '../api/list-missions.ts';
import { Facts } from './facts.tsx';
import { MissionForm } from './mission-form.tsx';

/** One mission with what it gave, or a new one. */
export function MissionSheet(props: {
  readonly mission: DeskMission | undefined;
  readonly isOpen: boolean;
  readonly mayManage: boolean;
  readonly onClose: () => void;
}) {
  const { mission, isOpen, mayManage, onClose } = props;
  const t = useTranslations('desk-missions');
  const ui = useTranslations('ui.dialog');
  return (
    <Sheet
      ux="BO-09-mission"
      isOpen={isOpen}
      onClose={onClose}
      title={t(mission === undefined ? 'newMission' : 'oneMission')}
      closeLabel={ui('close')}
    >
      {mission === undefined ? (
        <MissionForm onDone={onClose} />
      ) : (
        <div className="grid gap-5">
          <MissionFacts mission={mission} />
          {mayManage && !mission.isOver && (
            <EndForm
              label={t('end.mission')}
              send={(reason) => endMission({ params: { id: mission.id }, body: { reason } })}
              stale={['missions']}
              done={t('end.done')}
              onDone={onClose}
            />
          )}
        </div>
      )}
    </Sheet>
  );
}

function MissionFacts({ mission }: { readonly mission: DeskMission }) {
  const t = useTranslations('desk-missions');
  const nameLines = useNameLines();
  const categories = useTranslations('games.categories');
  const { locale } = useLanguage();
  const { category, minVip, closesOn, rewardKind, afterMission, mostPerDay } = mission;
  const after = useMissions().data?.list.find(({ id }) => id === afterMission)?.names ?? {};
  const afterName = nameIn(after, locale);
  return (
    <Facts
      rows={[
        ...nameLines(mission.names),
        [t('kind.label'), t(`kind.${mission.kind}`)],
        [t('form.category'), category === null ? t('form.allCategories') : categories(category)],
        [t('form.vendor'), mission.vendorCode ?? ''],
        [t('form.game'), mission.gameId ?? ''],
        [t('form.target'), mission.target],
        [t('cycle.label'), t(`cycle.${mission.cycle}`)],
        [t('form.opensOn'), mission.opensOn],
        [t('form.closesOn'), closesOn ?? ''],
        [t('form.needsJoin'), t(mission.needsJoin ? 'yes' : 'no')],
        [t('form.minVip'), String(minVip)],
        [t('form.after'), afterName],
        [t('form.mostPerDay'), mostPerDay === undefined ? '' : String(mostPerDay)],
        [t('rewardKind.label'), t(`rewardKind.${rewardKind}`)],
        [t('form.reward'), mission.reward],
        [t('form.multiple'), String(mission.multiple)],
        [t('form.budget'), mission.budget],
        [t('list.issued'), mission.issued],
      ]}
    />
  );
}
