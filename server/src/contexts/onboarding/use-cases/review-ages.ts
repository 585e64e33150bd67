import type { Ctx } from '../../../platform/context.ts';
import { siteDate } from '../../../platform/site-date.ts';
import { ageOn, stopTooYoung } from '../../limits/index.ts';
import { membersBorn } from '../../members/index.ts';
import { lockAgeReview, writeAgeReview, type AgeReview } from '../store-reviews.ts';

/** Stopped in one run; the next one goes on with those after them. */
const mostAtOnce = 200;
/** No site has less, so whoever is younger was stopped by the own word. */
const youngestEver = 18;

/**
 * Whoever is too young by a minimum age that was raised plays, deposits and gets bonuses no more,
 * from the first run after it on (R17). Each raise judges once those between the two ages: what an
 * operator has lifted since is not stopped again.
 */
export async function reviewAges(ctx: Ctx, minimumAge: number): Promise<void> {
  const review = begun(await lockAgeReview(ctx.tx), minimumAge);
  if (review.isDone) {
    await writeAgeReview(ctx.tx, review);
    return;
  }
  const today = siteDate(ctx);
  const found = await membersBorn(ctx, {
    after: String(today.subtract({ years: minimumAge })),
    upTo: String(today.subtract({ years: review.floorAge })),
    afterId: review.reviewedUpTo,
    limit: mostAtOnce,
  });
  for (const { id: memberId, birthday } of found) {
    const age = ageOn(birthday, today);
    await stopTooYoung(ctx, { memberId, age, minimumAge, source: 'profile' });
  }
  const reviewedUpTo = found.at(-1)?.id ?? review.reviewedUpTo;
  await writeAgeReview(ctx.tx, { ...review, reviewedUpTo, isDone: found.length < mostAtOnce });
}

function begun(review: AgeReview | undefined, minimumAge: number): AgeReview {
  if (review?.minimumAge === minimumAge) {
    return review;
  }
  // A review that another raise has overtaken did not reach everybody.
  const judged = review?.isDone === true ? review.minimumAge : review?.floorAge;
  const floorAge = Math.min(judged ?? youngestEver, minimumAge);
  return { minimumAge, floorAge, reviewedUpTo: '', isDone: floorAge >= minimumAge };
}
