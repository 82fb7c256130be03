const megabyte = 1_000_000;

/** Returns "14 MB", "1.2 GB": rounded, and at least a tenth of a megabyte. `language` as a tag. */
export function formatBytes(bytes: number, language: string): string {
  const isLarge = bytes >= 1000 * megabyte;
  const amount = bytes / (isLarge ? 1000 * megabyte : megabyte);
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isLarge ? 'gigabyte' : 'megabyte',
    maximumFractionDigits: amount < 10 ? 1 : 0,
  }).format(Math.max(0.1, amount));
}
