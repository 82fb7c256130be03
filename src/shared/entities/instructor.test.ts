import { expect, it } from 'vitest';
import { instructor } from './fixtures.test-support';
import {
  instructorDetailSchema,
  instructorSchema,
  readInstructorResponse,
  readInstructorsResponse,
} from './instructor';
import { describeTolerance } from './tolerance.test-support';

describeTolerance('instructor', instructorSchema, {
  input: instructor,
  defaults: { profilePicUrl: null, subjects: [], instructorHashtags: [], liveTopicCount: 0, subjectCount: 0 },
  required: ['id', 'name'],
});
describeTolerance('instructor with details', instructorDetailSchema, {
  input: { instructor, about: '<p>Hi</p>' },
  defaults: { about: null },
  required: ['instructor'],
});

it('reads responses with instructors', () => {
  expect(readInstructorsResponse({ instructors: [instructor], totalPages: 2 })).toEqual({
    instructors: [instructor],
    currentPage: null,
    totalPages: 2,
  });
  for (const data of [null, {}, { instructors: null }]) expect(() => readInstructorsResponse(data)).toThrow('Unusable');
  for (const data of [null, {}, { instructor: { id: 1 } }, { about: 'x' }])
    expect(() => readInstructorResponse(data)).toThrow('Unusable');
});
