export const textFiles = import.meta.glob('/locales/ms/*.json', { import: 'default' });

/** Shown when the texts themselves fail to load. */
export const failureTexts = [
  'Halaman ini tidak dapat dibuka. Semak sambungan anda, kemudian muat semula.',
  'Muat semula',
] as const;
