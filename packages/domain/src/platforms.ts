const PLATFORMS = ['ios', 'android', 'computer'] as const;
export type Platform = (typeof PLATFORMS)[number];

/** The platform that a browser claims. An iPad calls itself a Mac, but is touched with several fingers. */
export function platformOf({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): Platform {
  if (/android/i.test(userAgent)) return 'android';
  const isAppleTouch = /macintosh/i.test(userAgent) && maxTouchPoints > 1;
  return /iphone|ipad|ipod/i.test(userAgent) || isAppleTouch ? 'ios' : 'computer';
}

/** All platforms, the person's own first. */
export const withOwnFirst = (own: Platform): readonly Platform[] => [
  own,
  ...PLATFORMS.filter((platform) => platform !== own),
];
