import type { LocaleFiles } from '@/shared/i18n/createI18n';

/** Every text file, by its path from the root. */
export const textFiles = import.meta.glob('/locales/*/*.json', { import: 'default' }) as LocaleFiles;
