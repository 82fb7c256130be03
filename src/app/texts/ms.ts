export const files = import.meta.glob(['/locales/ms/*.json', '!**/offline.json'], { import: 'default' });

/** When the texts themselves do not come. */
export const failure = [
  'Halaman ini tidak dapat dibuka. Semak sambungan anda dan muat semula.',
  'Muat semula',
] as const;
