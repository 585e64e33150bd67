import { useTranslations } from '@portal/i18n/react';
import { Button, Tag } from '@portal/ui';
import { useState, type ReactNode } from 'react';
import { Facts } from '../../../shared/detail-page.tsx';
import { Moment } from '../../../shared/money-text.tsx';
import type { WholeCase } from '../api/read-case.ts';
import { revealNumber } from '../api/reveal-number.ts';

interface Shown {
  readonly papers: WholeCase;
}

/** What stands on the paper beside what the profile says, and what was decided. */
export function CaseFacts({ papers }: Shown) {
  const t = useTranslations('desk-kyc');
  const { said, profile, expiresOn, sentAt } = papers;
  const facts = [
    said.fullName !== null && {
      label: t('fields.name'),
      value: <Compared said={said.fullName} profile={profile.payeeName} />,
      isWide: true,
    },
    said.bornOn !== null && {
      label: t('fields.born'),
      value: <Born papers={papers} />,
      isWide: true,
    },
    said.numberEnd !== null && {
      label: t('fields.number'),
      value: <PaperNumber papers={papers} />,
      isWide: true,
    },
    said.address !== null && {
      label: t('fields.address'),
      value: <Compared said={said.address} profile={profile.address} />,
      isWide: true,
    },
    expiresOn !== null && { label: t('fields.expires'), value: expiresOn },
    { label: t('fields.sent'), value: <Moment at={sentAt} /> },
    ...decidedOf(papers, t),
  ];
  return <Facts facts={facts.filter((fact) => fact !== false)} />;
}

function decidedOf(
  { decidedAt, decidedBy, reason }: WholeCase,
  t: ReturnType<typeof useTranslations<'desk-kyc'>>,
) {
  return decidedAt === null
    ? []
    : [
        { label: t('fields.decidedBy'), value: <bdi>{decidedBy ?? '—'}</bdi> },
        { label: t('fields.decidedAt'), value: <Moment at={decidedAt} /> },
        { label: t('fields.reason'), isWide: true, value: <bdi>{reason ?? '—'}</bdi> },
      ];
}

/** Spaces and case make no difference. */
function plain(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim().toLowerCase();
}

function Compared(props: {
  readonly said: string;
  readonly profile: string;
  readonly children?: ReactNode;
}) {
  const t = useTranslations('desk-kyc');
  const { said, profile, children } = props;
  const differs = profile !== '' && plain(said) !== plain(profile);
  return (
    <span className="flex flex-wrap items-center gap-2">
      {children ?? <bdi>{said}</bdi>}
      {differs && (
        <>
          <Tag tone="warn">{t('differs')}</Tag>
          <span className="text-14 text-text-2">
            {t('profile')}: <bdi>{profile}</bdi>
          </span>
        </>
      )}
    </span>
  );
}

function Born({ papers: { said, profile, minimumAge } }: Shown) {
  const t = useTranslations('desk-kyc');
  const { bornOn, age } = said;
  return (
    <Compared said={bornOn ?? ''} profile={profile.birthday}>
      {t('age', { day: bornOn ?? '', age: age ?? 0 })}
      {age !== null && age < minimumAge && (
        <Tag tone="bad">{t('tooYoung', { age: minimumAge })}</Tag>
      )}
    </Compared>
  );
}

function PaperNumber({ papers: { id, said } }: Shown) {
  const t = useTranslations('desk-kyc');
  const [number, setNumber] = useState<string>();
  return (
    <span className="flex flex-wrap items-center gap-2">
      <bdi dir="ltr">{number ?? t('hidden', { end: said.numberEnd ?? '' })}</bdi>
      {number === undefined && (
        <Button
          size="small"
          onClick={() =>
            void revealNumber(id).then((outcome) => {
              if (outcome.ok) {
                setNumber(outcome.value.number);
              }
            })
          }
        >
          {t('reveal')}
        </Button>
      )}
    </span>
  );
}
