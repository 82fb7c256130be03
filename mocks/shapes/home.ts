import type { Banner } from '../catalogue/homeTypes';

export const toBanner = ({ section: _, levelId: __, ...banner }: Banner) => banner;
