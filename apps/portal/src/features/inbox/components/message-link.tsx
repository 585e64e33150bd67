import { useTranslations } from '@portal/i18n/react';
import { buttonClass } from '@portal/ui';
import { Link } from '@tanstack/react-router';
import type { InboxMessage } from '../api/list-messages.ts';

const look = buttonClass({ variant: 'primary', size: 'small' });

/** The way to what a message is about, by the prefix of its reference and else by its topic. */
export function MessageLink({ message }: { readonly message: InboxMessage }) {
  const t = useTranslations('inbox');
  const { reference, topic, type } = message;
  if (reference.startsWith('wdr_')) {
    return (
      <Link to="/m/withdraw/$withdrawalId" params={{ withdrawalId: reference }} className={look}>
        {t('open')}
      </Link>
    );
  }
  if (reference.startsWith('dep_')) {
    return (
      <Link to="/m/depositv2/$depositId" params={{ depositId: reference }} className={look}>
        {t('open')}
      </Link>
    );
  }
  if (type.startsWith('kyc_')) {
    return (
      <Link to="/m/verification" className={look}>
        {t('open')}
      </Link>
    );
  }
  if (type === 'activity_review') {
    return (
      <Link to="/m/limits/months" className={look}>
        {t('open')}
      </Link>
    );
  }
  const to = pageOfType(message) ?? pageOf(topic);
  return to === undefined ? null : (
    <Link to={to} className={look}>
      {t('open')}
    </Link>
  );
}

const waitsInCentre: ReadonlySet<string> = new Set([
  'promo_expiring',
  'promo_gift_expiring',
  'vip_birthday',
]);

/** Where a message has a page of its own among those of its topic. */
function pageOfType({ type, reference }: Pick<InboxMessage, 'type' | 'reference'>) {
  if (reference.startsWith('fbk_')) {
    return '/service';
  }
  if (reference.startsWith('tfl_')) {
    return '/a/teamFiles';
  }
  if (reference.startsWith('pme_') || reference.startsWith('prm_')) {
    return '/promotions';
  }
  if (waitsInCentre.has(type)) {
    return '/m/rewardCenter';
  }
  if (type === 'mission_reached') {
    return '/m/missionLeaderboard';
  }
  if (type === 'raffle_missed') {
    return '/m/raffle';
  }
  if (type === 'rebate_paid' || type === 'rate_changed') {
    return '/m/manualRebate';
  }
  if (reference.startsWith('rwd_')) {
    return '/m/bonusDetails';
  }
  if (type === 'lottery_moved' || type === 'lottery_void') {
    return '/m/personalHistoryCopy';
  }
  if (type.startsWith('redeem_') || type === 'points_taken') {
    return '/pointMall';
  }
  if (type === 'contract_paid') {
    return '/a/agentRevenueReport';
  }
  return type.startsWith('vip_') ? '/m/vip' : undefined;
}

function pageOf(topic: InboxMessage['topic']) {
  switch (topic) {
    case 'money':
      return '/m/transactionHistory';
    case 'rewards':
      return '/m/rewardCenter';
    case 'team':
      return '/a/agentAnnouncement';
    case 'security':
      return '/m/securityCenter';
    case 'protection':
      return '/m/limits';
    case 'account':
      return '/m/myAccount';
    default:
      return undefined;
  }
}
