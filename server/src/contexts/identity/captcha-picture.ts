import sharp from 'sharp';
import svgCaptcha from 'svg-captcha';
import type { RandomSource } from '../../platform/context.ts';

type ConfigObject = typeof svgCaptcha.options;

/** No letters that look alike; 29 ^ 5 answers. */
const letters = 'abcdefghkmnprstuvwxyz23456789';
const answerLength = 5;

export function newAnswer(random: RandomSource): string {
  let answer = '';
  const limit = 256 - (256 % letters.length);
  while (answer.length < answerLength) {
    for (const byte of random.bytes(answerLength)) {
      if (byte < limit && answer.length < answerLength) {
        answer += letters[byte % letters.length] ?? '';
      }
    }
  }
  return answer;
}

// The module's default export draws a given text, but its types declare only the other functions.
const drawText = svgCaptcha as unknown as (text: string, options: ConfigObject) => string;

/**
 * Base64 PNG. The SVG is never sent, because a program could read the letters from its paths
 * (stack.md 1.7).
 */
export async function drawCaptcha(answer: string): Promise<string> {
  const drawing = drawText(answer, {
    // Three to one, as the frame of the form: whatever it was cut to would lose its descenders.
    width: 180,
    height: 60,
    fontSize: 50,
    noise: 3,
    // Dark greys only: coloured letters can be too pale to read.
    color: false,
    background: '',
  });
  const picture = await sharp(Buffer.from(drawing))
    .flatten({ background: '#f4f4fb' })
    .png({ palette: true })
    .toBuffer();
  return picture.toString('base64');
}
