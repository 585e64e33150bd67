/** portal.md, sections 8 and 9: a script that is not there by then has failed (SYS-06). */
const limitMs = 120_000;
/** The name of the error of a script that is late. */
export const lateScript = 'ChunkLoadError';

/** What is loaded, or the error of a script that did not arrive. */
export async function inTime<Part>(load: () => Promise<Part>): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(Object.assign(new Error('a script did not arrive in time'), { name: lateScript }));
    }, limitMs);
  });
  try {
    return await Promise.race([load(), late]);
  } finally {
    clearTimeout(timer);
  }
}
