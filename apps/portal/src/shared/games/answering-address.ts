import { assertDefined } from '@portal/money';

/**
 * The first of these addresses whose host answers, or the first of all where none does. All hosts
 * are asked at once, so that silent ones do not add up; one alone is not asked.
 */
export async function answeringAddress(
  addresses: readonly string[],
  ask: (address: string) => Promise<void>,
): Promise<string> {
  const first = assertDefined(addresses[0], 'a launch has an address');
  if (addresses.length === 1) {
    return first;
  }
  const answers = addresses.map((address) =>
    ask(new URL('/', address).href).then(
      () => true,
      () => false,
    ),
  );
  for (const [at, answer] of answers.entries()) {
    if (await answer) {
      return addresses[at] ?? first;
    }
  }
  return first;
}
