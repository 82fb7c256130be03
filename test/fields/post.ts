/** Card of a post: which screen shows each field. */
import type { Exemptions, Proofs, ProofTable, Screen } from './harness/proof';

const home: Screen = {
  at: '/en-hk',
  responses: {
    academyPosts: {
      posts: [
        {
          id: 81,
          title: 'How to revise',
          summary: 'In three steps',
          imageUrl: '/media/post.svg',
          publishedAt: '2026-11-05T09:00:00+08:00',
        },
      ],
    },
  },
};

const postProofs: Proofs = {
  id: [home, 'href="/en-hk/POST/81"'],
  title: [home, 'How to revise'],
  summary: [home, 'In three steps'],
  imageUrl: [home, 'src="/media/post.svg"'],
  publishedAt: [home, '5 Nov 2026'],
};

export const tables: readonly ProofTable[] = [
  { name: 'Card of a post', from: ['academyPosts', 'posts'], proofs: postProofs, schemas: { postCardSchema: '' } },
];

export const exemptions: Exemptions = [
  ['postCardSchema', 'the text of the page: `PostPage.test.tsx`', 'content'],
  ['postSchema', '`PostPage.test.tsx`', 'relatedPosts'],
];
