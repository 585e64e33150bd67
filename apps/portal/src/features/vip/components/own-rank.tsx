import { useFormats, useTranslations } from '@portal/i18n/react';
import { Card } from '@portal/ui';
import { toMinor } from '../../../shared/money/amounts.ts';
import { useMoneyLine } from '../../../shared/money/money-text.tsx';
import { Bar } from '../../../shared/progress/bar.tsx';
import { useMember } from '../../../shared/session/session.ts';
import type { Vip } from '../../../shared/vip/api/read-vip.ts';
import { MemberAvatar } from '../../../shared/vip/member-avatar.tsx';
import type { VipRank } from '../api/list-vip-ranks.ts';

interface OwnRankProps {
  readonly vip: Vip;
  /** Absent where nothing is said of the next rank. */
  readonly ranks?: readonly VipRank[];
}

/** Where the member stands, and how far the next rank is by each of its two measures. */
export function OwnRank({ vip, ranks }: OwnRankProps) {
  const t = useTranslations('vip');
  const member = useMember();
  return (
    <Card className="grid gap-4 p-4 lg:grid-cols-[auto_minmax(0,1fr)] lg:items-center lg:gap-8 lg:p-6">
      <div className="flex items-center gap-4">
        {member !== undefined && <MemberAvatar member={member} size={64} />}
        <p className="m-0">
          <span className="block text-14 text-text-2">{t('rank', { rank: vip.vipRankLevel })}</span>
          <strong className="text-24">
            <bdi>{vip.vipLabelName}</bdi>
          </strong>
        </p>
      </div>
      {ranks !== undefined && (
        <div className="grid gap-3">
          <Ahead vip={vip} ranks={ranks} />
          {vip.keep !== null && <Keep keep={vip.keep} vip={vip} />}
          <p className="m-0 text-13 text-text-3">{t('counted')}</p>
          {vip.host !== null && <Host host={vip.host} />}
        </div>
      )}
    </Card>
  );
}

/** What the next rank asks for, or that there is none. */
function Ahead({ vip, ranks }: Required<OwnRankProps>) {
  const t = useTranslations('vip');
  const next = ranks.find(({ rank }) => rank === vip.vipRankLevel + 1);
  if (next === undefined) {
    return <p className="m-0 text-14 text-text-2">{t('top')}</p>;
  }
  return (
    <>
      <p className="m-0 text-14 text-text-2">{t('next', { name: next.name })}</p>
      <Measure label={t('deposits')} have={vip.deposit} of={next.upgradeDeposit} vip={vip} />
      <Measure label={t('play')} have={vip.valid} of={next.upgradeValid} vip={vip} />
    </>
  );
}

/** Who of the house looks after the member, and how to reach them. */
function Host({ host }: { readonly host: NonNullable<Vip['host']> }) {
  const t = useTranslations('vip');
  return (
    <p data-ux="PR-11-host" className="m-0 grid gap-1 text-14">
      <span className="text-text-2">{t('host')}</span>
      <strong className="text-16">
        <bdi>{host.name}</bdi>
      </strong>
      <span className="break-words">
        {t('hostContact', { contact: `\u2068${host.contact}\u2069` })}
      </span>
    </p>
  );
}

function Keep({ keep, vip }: { readonly keep: NonNullable<Vip['keep']>; readonly vip: Vip }) {
  const t = useTranslations('vip');
  const formats = useFormats();
  const until = formats.dayInText(keep.to);
  return <Measure label={t('keep', { until })} have={keep.valid} of={keep.needed} vip={vip} />;
}

/** A bar with what is there and what is missing, in words as well. */
function Measure(props: {
  readonly label: string;
  readonly have: string;
  readonly of: string;
  readonly vip: Vip;
}) {
  const { label, have, of, vip } = props;
  const t = useTranslations('vip');
  const line = useMoneyLine();
  const missing = toMinor(of) - toMinor(have);
  const isDone = missing <= 0n;
  return (
    <div className="grid gap-1">
      <p className="m-0 flex flex-wrap justify-between gap-x-4 text-14">
        <span>{label}</span>
        <span className="text-text-2">
          {isDone
            ? t('reached')
            : t('of', { have: line(have, vip.currency), of: line(of, vip.currency) })}
        </span>
      </p>
      <Bar label={label} share={isDone ? 1 : Number(have) / Number(of)} />
    </div>
  );
}
