import { z } from 'zod';
import { ownPicture } from '../profile-fields.ts';

/** A drawing of ours, the own picture, or null for the drawing that follows from the name. */
export const avatar = z.int().min(0).max(ownPicture).nullable();
