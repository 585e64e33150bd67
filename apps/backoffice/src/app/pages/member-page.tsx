import { useTranslations } from '@portal/i18n/react';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { AdjustAction } from '../../features/adjustments/components/adjust-action.tsx';
import { LineSection } from '../../features/agents/components/line-section.tsx';
import { AuditLines } from '../../features/audit/components/audit-lines.tsx';
import { MemberPapersSection } from '../../features/kyc/components/member-papers-section.tsx';
import { ProtectionSection } from '../../features/limits/components/protection-section.tsx';
import { TakePointsAction } from '../../features/loyalty/components/take-points-action.tsx';
import { useMember } from '../../features/members/api/read-member.ts';
import { MemberFacts } from '../../features/members/components/member-facts.tsx';
import { MemberFunds } from '../../features/members/components/member-funds.tsx';
import { MemberStateTag } from '../../features/members/components/member-state.tsx';
import { MemberRecords } from '../../features/members/components/member-records.tsx';
import { FactorAction } from '../../features/members/components/factor-action.tsx';
import { NotesSection } from '../../features/members/components/notes-section.tsx';
import { ReleaseAction } from '../../features/members/components/release-action.tsx';
import { TagsSection } from '../../features/members/components/tags-section.tsx';
import { SessionsOfMember } from '../../features/members/components/sessions-of-member.tsx';
import { SignInsOfMember } from '../../features/members/components/sign-ins-of-member.tsx';
import { StateAction } from '../../features/members/components/state-action.tsx';
import { useAbility } from '../../features/session/operator-session.ts';
import { DetailPage, Section } from '../../shared/detail-page.tsx';

const path = '/members/$memberId';

export default function MemberPage() {
  const t = useTranslations('desk-members.member');
  const places = useTranslations('desk-shell.places');
  const { memberId } = useParams({ from: path });
  const search = useSearch({ from: path });
  const navigate = useNavigate();
  const member = useMember(memberId);
  const canReadAudit = useAbility('audit.read');
  const canLock = useAbility('members.lock');
  const canReadTags = useAbility('loyalty.read');
  const tags = useTranslations('desk-members.tags')('title');
  const notes = useTranslations('desk-members.notes')('title');
  const canReadAgents = useAbility('agents.read');
  const canManageAgents = useAbility('agents.manage');
  const agents = useTranslations('desk-agents');
  const canReadPapers = useAbility('kyc.read');
  const sessions = useTranslations('desk-sessions')('title');
  const history = useTranslations('sign-ins')('title');
  const funds = useTranslations('desk-members.funds')('title');
  const protection = useTranslations('desk-limits')('title');
  return (
    <DetailPage
      ux="BO-16-detail"
      title={member.data?.account ?? t('title')}
      back={{ to: '/members', label: places('members') }}
      failedTitle={t('failed')}
      query={{
        data: member.data,
        error: member.error,
        refetch: () => void member.refetch(),
      }}
      renderState={({ state }) => <MemberStateTag state={state} />}
      renderActions={(row) => (
        <>
          <StateAction member={row} />
          <FactorAction member={row} />
          <ReleaseAction member={row} />
          {row.abilities.includes('adjust') && <AdjustAction member={row} />}
          {row.abilities.includes('adjust') && <TakePointsAction member={row} />}
        </>
      )}
    >
      {(row) => (
        <>
          <MemberFacts member={row} />
          {!row.isTrial && row.abilities.includes('read_statement') && (
            <Section ux="BO-16-funds" title={funds}>
              <MemberFunds memberId={row.id} />
            </Section>
          )}
          {row.abilities.includes('read_statement') && (
            <MemberRecords
              memberId={row.id}
              search={search}
              onSearch={(change) =>
                void navigate({
                  to: path,
                  params: { memberId },
                  search: { ...search, ...change },
                  replace: 'open' in change,
                  resetScroll: false,
                })
              }
            />
          )}
          {!row.isTrial && (
            <Section title={protection}>
              <ProtectionSection memberId={row.id} canAct={canLock} />
            </Section>
          )}
          {!row.isTrial && (
            <Section title={sessions}>
              <SessionsOfMember id={row.id} />
            </Section>
          )}
          {!row.isTrial && (
            <Section title={history}>
              <SignInsOfMember id={row.id} />
            </Section>
          )}
          <Section title={notes}>
            <NotesSection memberId={row.id} />
          </Section>
          {!row.isTrial && canReadTags && (
            <Section title={tags}>
              <TagsSection memberId={row.id} />
            </Section>
          )}
          {!row.isTrial && canReadAgents && (
            <Section title={agents('title')}>
              <LineSection memberId={row.id} canManage={canManageAgents} />
            </Section>
          )}
          {!row.isTrial && canReadPapers && (
            <Section title={places('papers')}>
              <MemberPapersSection memberId={row.id} />
            </Section>
          )}
          {canReadAudit && (
            <Section title={places('audit')}>
              <AuditLines subjectId={row.id} />
            </Section>
          )}
        </>
      )}
    </DetailPage>
  );
}
