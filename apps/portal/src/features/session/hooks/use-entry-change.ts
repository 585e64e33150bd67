import { useRouter } from '@tanstack/react-router';
import { useDialogs } from '../../../shared/dialogs/dialogs.ts';
import { paths } from '../../../shared/paths.ts';

/** Goes from login to registration; where one stands by its address, the address changes too. */
export function useEntryChange(): (next: 'login' | 'register') => void {
  const router = useRouter();
  const show = useDialogs((state) => state.show);
  return (next) => {
    const { pathname } = router.state.location;
    if (pathname === paths.login || pathname === paths.register) {
      void router.navigate({ to: paths[next], replace: true });
    } else {
      show(next);
    }
  };
}
