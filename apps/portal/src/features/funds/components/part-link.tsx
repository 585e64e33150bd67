import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useMember } from '../../../shared/session/session.ts';

/** Where money lies that can be followed. */
type LinkedPart =
  | 'withdrawals'
  | 'bills'
  | 'envelopes'
  | 'openStakes'
  | 'inTransit'
  | 'inVendorWallets';

const className = '-my-1 inline-block py-1 text-link';

/** Leads to what the money of a part is in. */
export function PartLink(props: { readonly part: LinkedPart; readonly children: ReactNode }) {
  const { part, children } = props;
  // Only agents set envelopes aside; whoever was one still has them in the account record.
  const isAgent = useMember()?.isAgent === true;
  switch (part) {
    case 'withdrawals':
      return (
        <Link to="/m/withdraw" className={className}>
          {children}
        </Link>
      );
    case 'bills':
      return (
        <Link to="/m/transactionHistory" search={{ type: 'bill_hold' }} className={className}>
          {children}
        </Link>
      );
    case 'envelopes':
      return isAgent ? (
        <Link to="/a/agentEnvelopes" className={className}>
          {children}
        </Link>
      ) : (
        <Link to="/m/transactionHistory" search={{ type: 'envelope_hold' }} className={className}>
          {children}
        </Link>
      );
    case 'openStakes':
      return (
        <Link to="/m/personalHistoryCopy" search={{ state: 'open' }} className={className}>
          {children}
        </Link>
      );
    case 'inTransit':
    case 'inVendorWallets':
      return (
        <Link to="/m/transferFund" className={className}>
          {children}
        </Link>
      );
  }
}
