import type { MemberId } from '@portal/protocol';
import {
  mostMegabytesPerDay,
  takePictureQuota,
} from '../../src/platform/picture-quota/take-picture-quota.ts';
import type { testDatabase } from '../harness.ts';

/** A member who sent today what one day allows. */
export async function sendPicturesOfDay(
  test: ReturnType<typeof testDatabase>,
  id: MemberId,
): Promise<void> {
  const facts = { isTrial: false, isAgent: false, isRestricted: false, ip: '203.0.113.5' };
  const actor = { kind: 'member', id, sessionId: 'ses_pictures', ...facts } as const;
  const image = Buffer.alloc(mostMegabytesPerDay * 1024 * 1024, 'x').toString('base64');
  await test.inUnit((ctx) => takePictureQuota(ctx, [image]), { actor });
}
