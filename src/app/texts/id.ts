export const files = import.meta.glob(['/locales/id/*.json', '!**/offline.json'], { import: 'default' });

/** When the texts themselves do not come. */
export const failure = ['Halaman ini tidak terbuka. Periksa koneksimu lalu muat ulang.', 'Muat ulang'] as const;
