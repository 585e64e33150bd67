import { useTranslations } from '@portal/i18n/react';
import { isIdOf } from '@portal/protocol';
import { Link } from '@tanstack/react-router';
import type { Approval } from '../api/list-approvals.ts';

const lists = {
  raffle: '/raffles',
  mission: '/missions',
  goods: '/pointGoods',
  envelope: '/envelopes',
} as const;

/** Whether the desk has a page of what a request is about; what is asked for is not made yet. */
export function hasPage({ act, subjectType, state }: Approval): boolean {
  const isMade = act === 'points.change_goods' || state === 'approved';
  const opens = ['member', 'promotion', 'entry'].includes(subjectType);
  return opens || (isMade && Object.hasOwn(lists, subjectType));
}

/** The way to it. */
export function SubjectLink({ approval }: { readonly approval: Approval }) {
  const { subjectType, subjectId: item } = approval;
  const text = useTranslations('desk-approvals')('subjectPage');
  const list = Object.entries(lists).find(([type]) => type === subjectType)?.[1];
  if (list !== undefined) {
    return (
      <Link to={list} search={{ item }}>
        {text}
      </Link>
    );
  }
  if (subjectType === 'entry') {
    return (
      <Link to="/promotionApplications" search={{ application: item }}>
        {text}
      </Link>
    );
  }
  return isIdOf('prm', item) ? (
    <Link to="/promotions/$promotionId" params={{ promotionId: item }}>
      {text}
    </Link>
  ) : (
    <Link to="/members/$memberId" params={{ memberId: item }}>
      {text}
    </Link>
  );
}
