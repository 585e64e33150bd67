import { sampleBoot } from '@portal/protocol/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { far, openPortal } from '../testing/portal.tsx';

const { system } = sampleBoot();
const boot = { system: { ...system, info: { ...system.info, hasVip: false } } };
const words = /\bVIP\b|Ranks and benefits|Gift of a rank/u;

/** Where a site with ranks speaks of them. */
const places = [
  ['/m', 'member', 390],
  ['/m', 'member', 1280],
  ['/m/vip', 'member', 1280],
  ['/m/transactionHistory', 'member', 1280],
  ['/a/downlineManagmentView', 'agent', 1280],
  ['/pointMall', 'member', 1280],
  ['/m/missionLeaderboard', 'member', 1280],
] as const;

describe('a site without ranks', () => {
  it.each(places)('says nothing of them at %s to a %s at %i px', async (address, as, width) => {
    await openPortal(address, { as, boot, width });
    await expect.element(page.getByRole('heading', { level: 1 }).first()).toBeInTheDocument();
    await expect.poll(() => document.querySelector('[aria-busy="true"]')).toBeNull();
    expect(document.body.textContent).not.toMatch(words);
    expect(document.querySelector('.ui-level')).toBeNull();
    expect([...far.calls('readVip'), ...far.calls('listVipRanks')]).toEqual([]);
  });
});
