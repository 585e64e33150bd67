import { Refusal } from '../refusal.ts';

/** Members of a demo try what they may not have any more, as they do. */
export async function unlessRefused(act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof Refusal)) {
      throw error;
    }
  }
}
