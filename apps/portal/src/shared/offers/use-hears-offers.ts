import { useMember } from '../session/session.ts';

/** Whether offers may reach whoever looks, as the server says (R13); a visitor hears of all. */
export function useHearsOffers(): boolean {
  return useMember()?.hearsOffers !== false;
}
