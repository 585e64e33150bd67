import { findFaults } from '../faults/find-faults.ts';
import { serverFaults } from '../faults/server-faults.ts';

/** On a PostgreSQL, like every test of the server. */
export function run(): { passed: number; failed: number } {
  return findFaults('server', serverFaults);
}
