import { keyboardOf } from '../support/hand.ts';
import { freshNumber, recoverByMobile, registerNumber } from '../support/recovery.ts';
import { test } from '../support/site.ts';
import {
  askDeposit,
  changeLook,
  limitDeposits,
  openAccount,
  startNamedGame,
} from '../support/ways.ts';

// The journeys of design-brief.md 4.2 without a pointer (4.4); J4 has a file of its own.

test('J1: an account by keys', async ({ site }) => {
  await site.open('/');
  await openAccount(site, keyboardOf(site));
});

test('J5: a named game is found and started by keys', async ({ site }) => {
  await site.register();
  await site.open('/');
  await startNamedGame(site, keyboardOf(site));
});

test('J11 and J8: a limit of deposits and a deposit by keys', async ({ site }) => {
  test.setTimeout(120_000);
  await site.register();
  const hand = keyboardOf(site);
  await site.open('/promotions');
  await limitDeposits(site, hand);
  await askDeposit(site, hand);
});

test('J14: theme and language by keys', async ({ site }) => {
  await site.open(site.isNarrow ? '/m' : '/');
  await changeLook(site, keyboardOf(site));
});

test('J9: a forgotten password is replaced by keys', async ({ site, browser }) => {
  test.setTimeout(120_000);
  const number = freshNumber();
  await registerNumber(site, browser, number);
  await site.logOut();
  await recoverByMobile(site, browser, { hand: keyboardOf(site), number });
});
