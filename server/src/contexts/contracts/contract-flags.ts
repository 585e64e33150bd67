import type { ContractKind } from '@portal/commission';
import type { Ctx, MemberActor } from '../../platform/context.ts';
import type { ContractFlags } from '../members/index.ts';
import type { SiteViewer } from '../site/index.ts';
import { readConsolidated } from './agreements/use-cases/read-consolidated.ts';
import { settingsOf } from './settings.ts';

/** The flags of the menus (portal.md 3, Home state), by the kinds that an agent has. */
export function flagsOf(kinds: ReadonlySet<ContractKind>): Omit<ContractFlags, 'agentPolicy'> {
  const hasDaily = kinds.has('DAILY');
  return {
    enableCt: kinds.has('DIVIDEND'),
    salary: hasDaily,
    dailySalary: hasDaily,
    hourSalary: kinds.has('HOURLY'),
    agentRealtimeSalary: kinds.has('REALTIME'),
  };
}

/** The same for the member of a session, and whether the site tells it what waits. */
export function contractFlagsOf({ viewer }: { readonly viewer: SiteViewer }) {
  return async (ctx: Ctx<MemberActor>): Promise<ContractFlags> => {
    const settings = settingsOf(viewer.peek().configuration);
    const { hasPolicy: agentPolicy, kinds } = await readConsolidated(ctx, settings);
    return { agentPolicy, ...flagsOf(kinds) };
  };
}
