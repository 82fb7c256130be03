import { expect, it } from 'vitest';
import { postCard } from './fixtures.test-support';
import { postCardSchema, postSchema, readPostResponse, readPostsResponse } from './post';
import { describeTolerance } from './tolerance.test-support';

const cardDefaults = { summary: '', content: '', imageUrl: null, publishedAt: null };
describeTolerance('post card', postCardSchema, { input: postCard, defaults: cardDefaults, required: ['id', 'title'] });
describeTolerance('post', postSchema, {
  input: { ...postCard, relatedPosts: [postCard] },
  defaults: { ...cardDefaults, relatedPosts: [] },
  required: ['id', 'title'],
});

it.each([
  ['posts', readPostsResponse],
  ['post', readPostResponse],
])('throws without the root %s', (root, reader) => {
  for (const data of [undefined, null, {}, 'x', { [root]: null }, { [root]: 'x' }])
    expect(() => reader(data)).toThrow('Unusable');
});
