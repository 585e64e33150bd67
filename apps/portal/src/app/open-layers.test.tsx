import { samples } from '@portal/protocol/testing';
import { accessFaults } from '@portal/ui/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useDialogs, type DialogName, type Dialogs } from '../shared/dialogs/dialogs.ts';
import { askForPlace, usePlaceQuestion } from '../shared/place/place-question.ts';
import { askForProof, useStepUp } from '../shared/step-up/step-up.ts';
import { far, openPortal } from '../testing/portal.tsx';
import { dialogs } from './dialog-register.ts';

type Visit = NonNullable<Parameters<typeof openPortal>[1]>;

const locales = ['en', 'ar'] as const;
const themes = ['dark', 'light'] as const;

const { readStatus: system, readDomainRoute: lines } = samples;
const { domainRoute, mainDomain } = lines;
const [notice] = system.notices;
const [contract] = samples.listContracts.content;
const [action] = contract?.actions ?? [];
const [bill] = samples.listContractBills.content;
const popup = {
  id: 'popup-B',
  title: 'Popup B',
  content: 'What it says.',
  promotionType: 'PU',
  execution: 'B',
  isOffer: true,
  isPinned: false,
  time: notice?.time ?? '',
  audience: { login: 'all', device: 'all', leastRank: 0 },
} as const;
const popups = { system: { ...system, notices: [...system.notices, popup] } };
const addresses = { system: { ...system, info: { ...system.info, domainRoute, mainDomain } } };

interface Layer extends Visit {
  /** What the dialog is opened with; none where all of it is optional. */
  readonly details?: object;
}

/** Each dialog of the register: who opens it, and with what. A new one is missing here for tsc. */
const layers: { readonly [Name in DialogName]: Layer & { readonly details?: Dialogs[Name] } } = {
  answerContract: {
    as: 'agent',
    ...(contract !== undefined && action !== undefined && { details: { contract, action } }),
  },
  changePassword: { as: 'member' },
  chatRoom: { as: 'member' },
  contracts: { as: 'agent' },
  forgotPassword: {},
  games: { width: 390 },
  handOffArrival: { as: 'member', details: { member: 'harbour88', isNew: true } },
  helpCentre: {},
  login: {},
  logout: { as: 'member' },
  miniGame: { as: 'member' },
  notices: {},
  offerContract: { as: 'agent', details: { kind: 'DIVIDEND' } },
  palette: {},
  publicPopup: { boot: popups, details: { audience: 'B' } },
  realityCheck: { as: 'member' },
  register: {},
  service: {},
  serviced: { details: { nodeId: 'LH-1' } },
  serviceBlocked: { details: { url: 'https://service.example/' } },
  sessionEnded: { details: { ended: 'unknown', href: '/m' } },
  shortcuts: {},
  sideMenu: { width: 800 },
  speedTest: { boot: addresses },
  trialRefused: { as: 'trial' },
  vendorGames: { details: { vassalage: 'LH', name: 'Lamp House', gameType: 'LIVE' } },
  wallet: { as: 'member', width: 390 },
  whyBill: { as: 'agent', ...(bill !== undefined && { details: { id: bill.id } }) },
};

const names = Object.keys(dialogs) as DialogName[];
const { documentElement: html } = document;
const layer = page.getByRole('dialog').last();

/** Opens the layer, and asks in each theme what keeps people out of it. */
async function faultsOf(visit: Visit, open: () => Promise<Element | null>, address = '/down') {
  const faults: string[] = [];
  await openPortal(address, visit);
  // By its element: a popup that opens by itself hides the page from its roles.
  await expect.poll(() => document.querySelector('main h1')).not.toBeNull();
  const opened = await open();
  await expect.poll(() => opened?.querySelector('[aria-busy="true"]')).toBeNull();
  for (const theme of themes) {
    html.dataset['theme'] = theme;
    const found = await accessFaults(opened ?? document);
    faults.push(...found.map((fault) => `${theme}: ${fault}`));
  }
  return faults;
}

async function dialogElement(): Promise<Element | null> {
  await expect.element(layer).toBeVisible();
  return layer.element();
}

beforeEach(() => {
  // The other addresses of the site, as the speed test asks them.
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const address = input instanceof Request ? input.url : String(input);
    return address.includes('/art/line/') ? new Response('1') : far.fetch(input, init);
  });
});

afterEach(() => {
  delete html.dataset['theme'];
  usePlaceQuestion.getState().question?.answer(false);
  useStepUp.getState().question?.answer(false);
});

describe.each(locales)('in both themes every layer keeps nobody out: %s', (locale) => {
  it.each(names)('the dialog %s', async (name) => {
    const { details = {}, ...visit } = layers[name];
    const faults = await faultsOf({ ...visit, locale }, () => {
      useDialogs.setState({ open: { name, details } });
      return dialogElement();
    });
    expect(faults).toEqual([]);
  });

  it('the question for a proof', async () => {
    const faults = await faultsOf({ as: 'member', locale }, () => {
      void askForProof(['password']);
      return dialogElement();
    });
    expect(faults).toEqual([]);
  });

  it('the question for the place', async () => {
    const faults = await faultsOf({ as: 'member', locale }, () => {
      void askForPlace();
      return dialogElement();
    });
    expect(faults).toEqual([]);
  });

  it.each([
    { name: 'the languages', trigger: /^(?:Language|اللغة):/u, visit: { width: 390 } },
    { name: 'the languages of a desktop', trigger: /^(?:Language|اللغة):/u, visit: {} },
    { name: 'the account menu', trigger: /^(?:Account of|حساب)/u, visit: { as: 'member' } },
    { name: 'the wallet', trigger: /^(?:Wallet|المحفظة)/u, visit: { as: 'member' } },
    { name: 'the deposit', trigger: /^(?:Deposit|إيداع)/u, visit: { as: 'member' } },
    { name: 'the withdrawal', trigger: /^(?:Withdraw|السحب)/u, visit: { as: 'member' } },
  ] as const)('$name', async ({ trigger, visit }) => {
    const faults = await faultsOf({ ...visit, locale }, async () => {
      const button = page.getByRole('banner').getByRole('button', { name: trigger }).first();
      await button.click();
      await expect.element(button).toHaveAttribute('aria-expanded', 'true');
      return document.body;
    });
    expect(faults).toEqual([]);
  });

  it('the drop menu of a category', async () => {
    const faults = await faultsOf({ locale }, async () => {
      await expect.poll(() => document.querySelector('[data-menu="RNG"]')).not.toBeNull();
      document.querySelector<HTMLElement>('[data-menu="RNG"]')?.click();
      await expect.poll(() => document.querySelector('[data-ux="S-18"]')).not.toBeNull();
      return document.querySelector('[data-ux="S-18"]');
    });
    expect(faults).toEqual([]);
  });

  it('the filters of a phone', async () => {
    const open = async () => {
      const trigger = { name: /^(?:Vendors|المزوّدون)$/u } as const;
      await page.getByRole('main').getByRole('button', trigger).first().click();
      return dialogElement();
    };
    expect(await faultsOf({ width: 390, locale }, open, '/rng')).toEqual([]);
  });
});
