import type { Endpoints } from '@portal/protocol';
import {
  processDailySalaryContract,
  processDividendContract,
  processHourlySalaryContract,
  processRealtimeSalaryContract,
} from '@portal/protocol/calls/contracts';
import type { Input, Outcome } from '@portal/protocol/client';
import { client } from '../../../shared/client/portal-client.ts';
import type { ContractKind } from './read-consolidated.ts';

type Call = Endpoints['processDividendContract'];

/** Each kind has a call of its own (portal.md 7). */
export function processContract(kind: ContractKind, input: Input<Call>): Promise<Outcome<Call>> {
  switch (kind) {
    case 'DIVIDEND':
      return client.send(processDividendContract, input);
    case 'DAILY':
      return client.send(processDailySalaryContract, input);
    case 'HOURLY':
      return client.send(processHourlySalaryContract, input);
    case 'REALTIME':
      return client.send(processRealtimeSalaryContract, input);
  }
}
