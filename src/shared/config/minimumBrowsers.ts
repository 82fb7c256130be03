/**
 * The oldest browsers that show the whole app and do everything. Styles are written for them, and older ones are told
 * these versions. Samsung Internet 23 is Chromium 115.
 */
export const minimumBrowsers = {
  chrome: '109',
  edge: '109',
  firefox: '115',
  safari: '16.4',
  samsung: '23',
} as const;
