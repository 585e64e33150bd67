import { endpoints } from '@portal/protocol/endpoints';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { registerMember } from '../../../test/factories/identity.ts';
import { enterOwner } from '../../../test/factories/operators.ts';
import { runningServer } from '../../../test/factories/running.ts';
import { testDatabase } from '../../../test/harness.ts';

const test = testDatabase();
const server = runningServer(test);

describe('a message to the service at the desk', () => {
  it('has up to three pictures, drawn anew, which the desk opens by links that end', async () => {
    const drawn = sharp({ create: { width: 9, height: 9, channels: 3, background: '#369' } });
    const png = (await drawn.png().toBuffer()).toString('base64');
    const member = server.browser();
    await registerMember(member);
    const send = (images: string[]) => {
      const body = { questionType: 'game', content: 'The reels stood still', images } as const;
      return member.call(endpoints.sendFeedback, { body });
    };
    expect((await send([Buffer.from('GIF89a').toString('base64')])).code).toBe(
      'picture_unreadable',
    );
    expect((await send([png, png, png, png])).code).toBe('validation_failed');
    expect((await send([png, png])).value).toMatchObject({ pictures: 2 });
    const own = await member.call(endpoints.listOwnFeedback);
    expect(endpoints.listOwnFeedback.reply.parse(own.value).content).toMatchObject([
      { pictures: 2 },
    ]);
    const { rows: kept } = await test
      .database()
      .pool.query<{ image: Buffer }>('select image from feedback_pictures');
    expect(kept.map(({ image }) => String(image.subarray(0, 4)))).not.toContain('RIFF');

    const owner = await enterOwner(server);
    const { createFeedbackPictureLink, readFeedbackPicture, listAuditEntries } = endpoints;
    const queue = await owner.call(endpoints.listFeedback, { query: {} });
    const [message] = endpoints.listFeedback.reply.parse(queue.value).content;
    const [id = 'fbp_nowhere0001'] = message?.pictureIds ?? [];
    const lost = { params: { id: 'fbp_nowhere0001' } };
    expect((await owner.call(createFeedbackPictureLink, lost)).code).toBe('not_found');
    const link = await owner.call(createFeedbackPictureLink, { params: { id } });
    const { key } = createFeedbackPictureLink.reply.parse(link.value);
    const seen = await owner.call(readFeedbackPicture, { params: { key } });
    const { type, image } = readFeedbackPicture.reply.parse(seen.value);
    expect(type).toBe('image/webp');
    expect(await sharp(Buffer.from(image, 'base64')).metadata()).toMatchObject({ width: 9 });
    const query = { subjectId: message?.memberId ?? '', action: 'feedback.read_picture' };
    const trail = await owner.call(listAuditEntries, { query });
    expect(trail.value['content']).toMatchObject([{ action: 'feedback.read_picture' }]);
    test.clock.advance({ seconds: 61 });
    expect((await owner.call(readFeedbackPicture, { params: { key } })).code).toBe('link_ended');
  });
});
