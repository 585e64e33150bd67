import type { Sample } from '../sample.ts';

/** One sign of a picture, as WebP. */
const picture = 'UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==';

export const readIcon: Sample<'readIcon'> = { avatar: null, picture: null };
export const changeIcon: Sample<'changeIcon'> = { avatar: 6, picture };
export const deleteIcon: Sample<'deleteIcon'> = { avatar: null, picture: null };
