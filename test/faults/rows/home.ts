import { homeContent } from '@/domain/catalogue/state';
import { banners, heroSections, latestPosts, marquee, promotion, upsellBanner } from '@/domain/promotion/state';
import { post } from '@/features/academy/post/state';
import { classes, courses, type Row, read, silent } from './row';

export const homeRows: readonly Row[] = [
  read('homePage', [homeContent, latestPosts], "We couldn't load weekly classes"),
  read('homeContent', homeContent, "We couldn't load weekly classes"),
  read('academyPosts', latestPosts, "We couldn't load study tips"),
  read('banners', banners, "We couldn't load news and offers"),
  read('heroSections', heroSections, '', { kind: 'silent' }),
  read('marquee', marquee, '', silent),
  read('upsellBanner', upsellBanner, '', silent),
  read('livePromotion', promotion, '', { ...silent, page: classes }),
  read('academyPost', post, "We couldn't load this article", { kind: 'main entity', page: '/en-hk/POST/1' }),
  read('coursePromotion', promotion, '', { ...silent, page: courses }),
];
