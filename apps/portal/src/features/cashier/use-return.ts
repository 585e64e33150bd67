import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { askDeposit } from './api/ask-deposit.ts';
import type { Deposit } from './api/read-deposit.ts';
import { cashierKeys } from './cashier-keys.ts';

/** So long a provider mostly takes to say what it knows. */
const askingMs = 20_000;

const placeOf = (id: string) => `paying:${id}`;

/** The member leaves for the page of the provider. */
export function noteLeaving(id: string): void {
  sessionStorage.setItem(placeOf(id), 'yes');
}

/**
 * Whether the provider is being asked about a deposit, because its member has just come back from
 * its page: until it said something, or a while has passed without a payment.
 */
export function useReturn({ id, state }: Pick<Deposit, 'id' | 'state'>): boolean {
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const isOpen = state === 'AWAITING';
  useEffect(() => {
    const ask = () => {
      if (isOpen && sessionStorage.getItem(placeOf(id)) !== null) {
        sessionStorage.removeItem(placeOf(id));
        setAsking(true);
        void askDeposit({ params: { id } }).then(() =>
          queries.invalidateQueries({ queryKey: cashierKeys.deposit(id) }),
        );
      }
    };
    ask();
    // A page that the browser kept is shown again without being made anew.
    globalThis.addEventListener('pageshow', ask);
    return () => globalThis.removeEventListener('pageshow', ask);
  }, [id, isOpen, queries]);
  useEffect(() => {
    const timer = isAsking ? setTimeout(() => setAsking(false), askingMs) : undefined;
    return () => clearTimeout(timer);
  }, [isAsking]);
  return isAsking && isOpen;
}
