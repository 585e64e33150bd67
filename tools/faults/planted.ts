import type { Fault } from '@portal/proof';
import { plant } from './plant.ts';

/** The fault that this run of the tests is to find, as JSON. */
export const plantedVariable = 'PLANTED_FAULT';

/** Changes one file on its way into the tests; nothing on disk changes. */
export function planted(json: string) {
  const { file, find, replace } = JSON.parse(json) as Fault;
  return {
    name: 'planted-fault',
    enforce: 'pre' as const,
    transform: (text: string, id: string) =>
      id.split('?')[0]?.endsWith(`/${file}`) === true ? plant(text, { find, replace }) : undefined,
  };
}
