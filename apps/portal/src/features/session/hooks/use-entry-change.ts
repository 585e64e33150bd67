import { useRouter } from '@tanstack/react-router';
import { useDialogs } from '../../../shared/dialogs/dialogs.ts';

/**
 * Goes from login to registration. When the dialog was opened by its own address, the address
 * changes too.
 */
export function useEntryChange(): (next: 'login' | 'register') => void {
  const router = useRouter();
  const show = useDialogs((state) => state.show);
  return (next) => {
    const { pathname } = router.state.location;
    const addresses = [{ to: '/login' }, { to: '/register' }] as const;
    if (addresses.some((address) => router.buildLocation(address).pathname === pathname)) {
      void router.navigate({ to: `/${next}`, replace: true });
    } else {
      show(next);
    }
  };
}
