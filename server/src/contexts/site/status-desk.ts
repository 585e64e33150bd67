import type { BodyOf, ReplyOf, SwitchNode } from '@portal/protocol';
import type { endpoints } from '@portal/protocol/endpoints';
import type { Ctx, OperatorActor } from '../../platform/context.ts';
import type { SiteConfiguration } from './configuration.ts';
import { headOf } from './present-desk.ts';
import { instantOf, isClosedAt, wallTimeOf } from './schedule.ts';
import type { Section } from './sections.ts';

type Endpoints = typeof endpoints;
type StatusForm = Omit<
  BodyOf<Endpoints['changeSiteStatus']>,
  'revision' | 'reason' | 'effectiveFrom'
>;

export function presentSiteStatus(
  ctx: Ctx<OperatorActor>,
  site: SiteConfiguration,
): ReplyOf<Endpoints['readSiteStatus']> {
  const { maintenance, plannedMaintenance: plan, regions, register, timeZone } = site;
  return {
    ...headOf(ctx, site, { section: 'status', ability: 'site.manage' }),
    maintenance,
    plannedFrom: wallTimeOf(plan.showFrom, timeZone),
    plannedTo: wallTimeOf(plan.showTo, timeZone),
    isRegistrationOpen: register.isOpen,
    blockedCountries: regions.blocked,
    overrides: regions.overrides,
    switches: switchesOf(site.switches, null),
    signIn: site.signIn,
    isOpen: !isClosedAt(site, ctx.clock.now()),
  };
}

/** What the form says, in the places of the configuration; everything else there stays. */
export function statusOf(site: SiteConfiguration, form: StatusForm): Section<'status'> {
  const { maintenance, plannedFrom, plannedTo, blockedCountries, overrides } = form;
  const states = new Map(form.switches.map(({ modId, isOn }) => [modId, isOn]));
  return {
    maintenance,
    plannedMaintenance: {
      showFrom: instantOf(plannedFrom, site.timeZone),
      showTo: instantOf(plannedTo, site.timeZone),
    },
    regions: { blocked: blockedCountries, overrides },
    register: { ...site.register, isOpen: form.isRegistrationOpen },
    switches: turned(site.switches, states),
  };
}

type SwitchRow = ReplyOf<Endpoints['readSiteStatus']>['switches'][number];

/** The tree from its root on, a switch before those below it. */
function switchesOf(node: SwitchNode, under: string | null): SwitchRow[] {
  const own = { modId: node.modId, isOn: node.enabled === '1', under };
  return [own, ...node.children.flatMap((child) => switchesOf(child, node.modId))];
}

function turned(node: SwitchNode, states: ReadonlyMap<string, boolean>): SwitchNode {
  const isOn = states.get(node.modId) ?? node.enabled === '1';
  return {
    ...node,
    enabled: isOn ? '1' : '0',
    children: node.children.map((child) => turned(child, states)),
  };
}
