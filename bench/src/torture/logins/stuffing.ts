import { logIn } from './caller.ts';
import { inTurns, type LoginSite, type Member, password } from './site.ts';
import type { Found } from './logins.ts';

const pairsOfAddress = 100;
/** One pair in twenty is right: ten times as many as R63 asks to stand. */
const rightEvery = 20;
/** What an address may enter before its failures ask for a captcha. */
const mostOfAddress = 2;
/** Guesses of one account that are looked at; each further one wants a captcha first. */
const mostGuesses = 3;

/** R63: leaked pairs from many addresses, guesses of one account, and honest members meanwhile. */
export async function stuffing(site: LoginSite, tries: number): Promise<Found> {
  const addresses = Math.ceil(tries / pairsOfAddress);
  const victims = await membersOf(site, Math.ceil(tries / rightEvery));
  const honest = await membersOf(site, Math.max(10, Math.ceil(tries / 100)));
  const [entered, judged, refused] = await Promise.all([
    stuff(site, { addresses, victims }),
    guess(site, { guesses: Math.ceil(tries / 10), honest }),
    enterHonestly(honest),
  ]);
  const most = addresses * mostOfAddress;
  return {
    lost: refused,
    faults: [
      ...(entered > most ? [`${entered} accounts were entered, at most ${most} may be`] : []),
      ...(judged > mostGuesses ? [`${judged} guesses of one account were looked at`] : []),
    ],
    notes: { pairs: addresses * pairsOfAddress, right: victims.length, entered, judged },
  };
}

async function membersOf(site: LoginSite, count: number): Promise<readonly Member[]> {
  const members: Member[] = [];
  await inTurns(Array.from({ length: count }, Number), async () => {
    members.push(await site.register());
  });
  return members;
}

async function stuff(
  site: LoginSite,
  attack: { readonly addresses: number; readonly victims: readonly Member[] },
): Promise<number> {
  let entered = 0;
  const rights = [...attack.victims];
  await inTurns(Array.from({ length: attack.addresses }, Number), async () => {
    const caller = site.caller();
    for (let pair = 1; pair <= pairsOfAddress; pair += 1) {
      const right = pair % rightEvery === 0 ? rights.pop() : undefined;
      const name = right?.username ?? `leaked${entered}x${pair}x${rights.length}`;
      const { status } = await logIn(caller, name, { password });
      entered += status === 200 ? 1 : 0;
    }
  });
  return entered;
}

/** From as many addresses as there are guesses. */
async function guess(
  site: LoginSite,
  attack: { readonly guesses: number; readonly honest: readonly Member[] },
): Promise<number> {
  let judged = 0;
  const name = attack.honest[0]?.username ?? '';
  await inTurns(
    Array.from({ length: attack.guesses }, (_, place) => place),
    async (place) => {
      const { code } = await logIn(site.caller(), name, {
        password: `guess number ${place} of it`,
      });
      judged += code === 'in_incorrect_password' ? 1 : 0;
    },
  );
  return judged;
}

/** Each in the browser that registered, the guessed one too; answers how many were kept out. */
async function enterHonestly(honest: readonly Member[]): Promise<number> {
  let refused = 0;
  await inTurns(honest, async ({ username, browser }) => {
    const { status } = await logIn(browser, username, { password });
    refused += status === 200 ? 0 : 1;
  });
  return refused;
}
