import { keyboardOf } from '../support/hand.ts';
import { freshNumber, recoverByMobile, registerNumber } from '../support/recovery.ts';
import { test } from '../support/site.ts';
import { askDeposit, changeLook, limitDeposits, startNamedGame } from '../support/ways.ts';

// The journeys of design-brief.md 4.2 without a pointer (4.4); J1 and J4 have files of their own.

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
  await site.open('/');
  await changeLook(site, keyboardOf(site));
});

test('J9: a forgotten password is replaced by keys', async ({ site, browser }) => {
  const number = freshNumber();
  await registerNumber(site, browser, number);
  await site.logOut();
  await recoverByMobile(site, browser, { hand: keyboardOf(site), number });
});
