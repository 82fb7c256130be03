export const files = import.meta.glob(['/locales/id/*.json', '!**/offline.json'], { import: 'default' });

/** Shown when the texts themselves fail to load. */
export const failure = ['Halaman ini tidak terbuka. Periksa koneksimu lalu muat ulang.', 'Muat ulang'] as const;
