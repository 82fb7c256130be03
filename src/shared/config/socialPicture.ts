/** The picture that social networks show for pages without one of their own: a path from the site's root, and pixels. */
export const socialPicture = { path: '/icons/social.png', width: 1200, height: 630 } as const;
