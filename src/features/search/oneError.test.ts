import { expect, it } from 'vitest';
import { findOneError } from './oneError';

it.each([
  ['photosythesis', 'photosynthesis', 'word'],
  ['photoosynthesis', 'photosynthesis', 'word'],
  ['photosinthesis', 'photosynthesis', 'word'],
  ['photosytnhesis', 'photosynthesis', 'word'],
  ['hotosynthesis', 'photosynthesis', 'word'],
  ['photosynthesiss', 'photosynthesis', 'word'],
  ['algeba', 'algebra', 'word'],
  ['alegb', 'algebra', 'prefix'],
  ['algrb', 'algebra', 'prefix'],
  ['quadart', 'quadratic', 'prefix'],
  ['photosythesi', 'photosynthesis', 'prefix'],
  // Two errors.
  ['fotosinthesis', 'photosynthesis', null],
  ['algbera', 'algorithm', null],
  // The error is the last letter: what is before it starts many words.
  ['algex', 'algebra', null],
  // The first letter of a beginning is right.
  ['xlgeb', 'algebra', null],
])('%s for %s: %s', (typed, term, expected) => expect(findOneError(typed, term)).toBe(expected));
