import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { profileQuery } from '../../shared/profile/api/read-profile.ts';

interface Facts {
  readonly fullName: string;
  readonly bornOn: string;
}

/**
 * Who somebody is stands in the profile already, and nobody types it twice (design-brief.md 3.6).
 * Without an answer the fields are as empty as they were.
 */
export function useKnownFacts(isAsked: boolean, tell: (facts: Facts) => void): void {
  const { data } = useQuery({ ...profileQuery, enabled: isAsked });
  const fields = data?.fields;
  const told = useEffectEvent(tell);
  useEffect(() => {
    if (isAsked && fields !== undefined) {
      told({ fullName: fields.payeeName, bornOn: fields.birthday });
    }
  }, [isAsked, fields]);
}
