import { expect, it } from 'vitest';
import { liveLesson } from './fixtures.test-support';
import { isLiveLessonCompleted, liveLessonSchema, readLiveLessonsResponse } from './liveLesson';
import { describeTolerance } from './tolerance.test-support';

describeTolerance('live lesson', liveLessonSchema, {
  input: liveLesson,
  defaults: {
    startAt: null,
    endAt: null,
    status: 'upcoming',
    liveTopicId: null,
    liveTopicName: '',
    liveTopicHashtag: null,
    liveSubjectId: null,
    liveSubjectName: '',
    liveSubject: null,
    livePictureUrl: null,
    previewImageUrl: null,
    instructors: [],
    materials: [],
    chatRoomType: null,
    chatRoomUrl: null,
    url: null,
    videoId: null,
    videoSource: null,
    captions: [],
    offlineVideoDuration: null,
    watchEnabled: false,
    watchExpiredAt: null,
    isTopicEnrolled: false,
    isSaved: false,
    isRateable: false,
    isRated: false,
    isSemester: false,
    semesterExpiredDate: null,
    progressDuration: 0,
    learningProgress: 0,
  },
  required: ['id', 'name'],
});

it('completes a live lesson at progress 1', () => {
  expect([1, 0.99, 0].map((learningProgress) => isLiveLessonCompleted({ learningProgress }))).toEqual([
    true,
    false,
    false,
  ]);
});

it.each([['liveLessons', readLiveLessonsResponse]])('throws without the root %s', (root, reader) => {
  for (const data of [undefined, null, {}, 'x', { [root]: null }, { [root]: 7 }])
    expect(() => reader(data)).toThrow('Unusable');
});
