import type { Job } from '../../platform/jobs.ts';
import { deleteOldDevices, deleteOldFailures } from './store-attempts.ts';
import { deleteOldTemporary } from './recovery/store-temporary.ts';
import { deleteOldHolds } from './holds/store-holds.ts';
import { deleteOldPlaces, keptPlaceDays } from './places/store-places.ts';
import { deleteOldCodes } from './codes/store-codes.ts';
import { deleteExpiredCaptchas } from './store-captchas.ts';
import { deleteOldHandOffs } from './hand-off/store-hand-offs.ts';
import { deleteOldSignIns, deleteSpentTries } from './history/store-sign-ins.ts';
import { deleteOldChallenges } from './passkeys/store-passkeys.ts';
import { deleteOldSocial } from './social/store-social.ts';
import { deleteOldSessions } from './store-sessions.ts';

/** Longer than the longest budget looks back. */
const keepCodesHours = 48;
const keepFailuresDays = 7;
/** agents-loyalty-money.md F: logins are told of ninety days. */
const keepSessionsDays = 90;
/** Longer than a line takes tries, and than a login takes. */
const keepTriesMinutes = 20;
/** As long as a browser keeps the cookie that names it. */
const keepDevicesDays = 400;

export const identityJobs: readonly Job[] = [
  {
    name: 'identity_forget',
    cron: '*/10 * * * *',
    run: async (ctx) => {
      const now = ctx.clock.now();
      await deleteExpiredCaptchas(ctx.tx, now);
      await deleteOldTemporary(ctx.tx, now);
      await deleteOldSocial(ctx.tx, now);
      await deleteOldChallenges(ctx.tx, now);
      await deleteOldHandOffs(ctx.tx, now);
      await deleteOldCodes(ctx.tx, now.subtract({ hours: keepCodesHours }));
      await deleteOldFailures(ctx.tx, now.subtract({ hours: 24 * keepFailuresDays }));
      await deleteOldSignIns(ctx.tx, now.subtract({ hours: 24 * keepSessionsDays }));
      await deleteSpentTries(ctx.tx, now.subtract({ minutes: keepTriesMinutes }));
      await deleteOldSessions(ctx.tx, now.subtract({ hours: 24 * keepSessionsDays }));
      const unseenSince = now.subtract({ hours: 24 * keepDevicesDays });
      await deleteOldDevices(ctx.tx, unseenSince);
      await deleteOldHolds(ctx.tx, unseenSince);
      await deleteOldPlaces(ctx.tx, now.subtract({ hours: 24 * keptPlaceDays }));
    },
  },
];
