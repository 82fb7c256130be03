export const textFiles = import.meta.glob('/locales/id/*.json', { import: 'default' });

/** Shown when the texts themselves fail to load. */
export const failureTexts = ['Halaman ini gagal dibuka. Cek koneksimu, lalu muat ulang.', 'Muat ulang'] as const;
