/** How a journey sees the site. */
export interface Look {
  readonly name: string;
  readonly width: 1280 | 390;
  readonly theme: 'dark' | 'light';
  readonly language: 'en' | 'ar';
}
