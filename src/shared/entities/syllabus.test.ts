import { syllabus, syllabusLesson } from './fixtures.test-support';
import { syllabusLessonSchema, syllabusSchema } from './syllabus';
import { describeTolerance } from './tolerance.test-support';

describeTolerance('syllabus lesson', syllabusLessonSchema, {
  input: syllabusLesson,
  defaults: {
    id: 0,
    title: '',
    description: '',
    duration: 0,
    materials: [],
    liveLessonId: null,
    videoId: null,
    videoSource: null,
    preview: false,
  },
});
describeTolerance('syllabus', syllabusSchema, {
  input: syllabus,
  defaults: { id: 0, title: '', description: '', lessons: [] },
});
