export interface PictureBounds {
  readonly most: number;
  /** Of each. */
  readonly bytes: number;
}

export const pictureKinds: readonly string[] = ['image/png', 'image/jpeg'];
