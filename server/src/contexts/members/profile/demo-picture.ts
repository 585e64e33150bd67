import { avatarSvg } from '@portal/art';
import sharp from 'sharp';
import type { Ctx } from '../../../platform/context.ts';
import type { DemoDay, Scene } from '../../../platform/demo/demo-part.ts';
import { memberCtx } from '../../../platform/demo/member-ctx.ts';
import { memberNamed } from '../reads.ts';
import { changeIcon, iconSide } from './use-cases/change-icon.ts';

/** Who brings a picture of their own in the past of a demo site, and when. */
const brought = { dayNumber: 11, hours: 20.3, account: 'demomember' } as const;

export async function pictureDemo(_ctx: Ctx, day: DemoDay): Promise<readonly Scene[]> {
  const scene = { at: day.at(brought.hours), play: bring };
  return Promise.resolve(day.number === brought.dayNumber ? [scene] : []);
}

async function bring(ctx: Ctx): Promise<void> {
  const member = await memberNamed(ctx, brought.account);
  if (member === undefined) {
    return;
  }
  const drawing = sharp(Buffer.from(avatarSvg('a boat at night')));
  const picture = await drawing.resize(iconSide, iconSide).webp().toBuffer();
  await changeIcon(memberCtx(ctx, member), picture);
}
