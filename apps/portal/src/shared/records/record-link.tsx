import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useMember } from '../session/session.ts';

/** What has a page of its own, by how its id begins. */
const kinds = {
  rnd: 'round',
  bet: 'bet',
  dep: 'deposit',
  wdr: 'withdrawal',
  trf: 'transfer',
  rwd: 'bonus',
  ltk: 'ticket',
} as const;

type RecordKind = (typeof kinds)[keyof typeof kinds];

/** Undefined of what has no page of its own. */
export function recordKind(reference: string): RecordKind | undefined {
  const found = Object.entries(kinds).find(([prefix]) => reference.startsWith(`${prefix}_`));
  return found?.[1];
}

interface RecordLinkProps {
  readonly reference: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** Leads to what the books name as the reason of a movement; nothing where that has no page. */
export function RecordLink({ reference, className, children }: RecordLinkProps): ReactNode {
  const isAgent = useMember()?.isAgent === true;
  const look = { className, children };
  switch (recordKind(reference)) {
    case 'round':
      return (
        <Link to="/m/personalHistoryCopy/$roundId" params={{ roundId: reference }} {...look} />
      );
    case 'bet':
      return (
        <Link to="/m/personalHistoryCopy/bet/$betId" params={{ betId: reference }} {...look} />
      );
    case 'deposit':
      return <Link to="/m/depositv2/$depositId" params={{ depositId: reference }} {...look} />;
    case 'withdrawal':
      return <Link to="/m/withdraw/$withdrawalId" params={{ withdrawalId: reference }} {...look} />;
    case 'transfer':
      return isAgent ? (
        <Link to="/a/transferDownline" {...look} />
      ) : (
        <Link to="/m/transferUpline" {...look} />
      );
    case 'bonus':
      return <Link to="/m/bonusDetails/$rewardId" params={{ rewardId: reference }} {...look} />;
    case 'ticket':
      return <Link to="/verify" search={{ ticketId: reference }} {...look} />;
    case undefined:
      return null;
  }
}
