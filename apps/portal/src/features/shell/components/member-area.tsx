import { useTranslations } from '@portal/i18n/react';
import { buttonClass } from '@portal/ui';
import { Link } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { AccountPlace } from '../../../shared/account/place.ts';
import type { MemberInfo } from '../../../shared/session/session.ts';
import { AccountMenu } from './account-menu.tsx';
import { AgentBadge } from './agent-badge.tsx';
import { BalanceBox } from './balance-box.tsx';
import { CentreLink } from './centre-link.tsx';
import { IconPlace, MoneyPlace, MoneyPopover, type MoneyPanels } from './header-places.tsx';

interface MemberAreaProps {
  readonly member: MemberInfo;
  readonly isDesktop: boolean;
  readonly places: readonly AccountPlace[];
  readonly agentPlaces: readonly AccountPlace[];
  readonly wallet: ComponentType<{ readonly onLeave: () => void }>;
  readonly panels: MoneyPanels;
}

const moneyNames = ['deposit', 'withdraw'] as const;

/** The member's end of the header (design-brief.md 1.3). */
export function MemberArea(props: MemberAreaProps) {
  return props.isDesktop ? <WideArea {...props} /> : <PhoneArea {...props} />;
}

/** A trial has no money to move: its buttons lead to what says so. */
function WideArea({ member, places, agentPlaces, wallet, panels }: MemberAreaProps) {
  const t = useTranslations('bars.account');
  const [agent] = agentPlaces;
  return (
    <>
      <BalanceBox hasRefresh wallet={wallet} />
      {moneyNames.map((name) =>
        member.isTrial ? (
          <MoneyPlace key={name} places={places} name={name} />
        ) : (
          <MoneyPopover key={name} places={places} name={name} panel={panels[name]} />
        ),
      )}
      <IconPlace places={places} name="messages" />
      <IconPlace places={places} name="rewards" />
      {!member.isTrial && <CentreLink member={member} />}
      <AccountMenu member={member} places={places.filter(({ place }) => place.isInMenu === true)} />
      {agent !== undefined && (
        <Link to={agent.path} data-ux="S-16" className={buttonClass({ size: 'small' })}>
          {t('agent')} <AgentBadge />
        </Link>
      )}
    </>
  );
}

/** A trial's place for money is the way to an account of its own, which stands beside this. */
function PhoneArea({ member, places, wallet }: MemberAreaProps) {
  return (
    <>
      {!member.isTrial && (
        <span className="max-[379px]:hidden">
          <IconPlace places={places} name="messages" />
        </span>
      )}
      <BalanceBox wallet={wallet} isSheet />
      {!member.isTrial && <MoneyPlace places={places} name="deposit" isPhone />}
    </>
  );
}
