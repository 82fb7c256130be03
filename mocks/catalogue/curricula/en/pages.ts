import type { PageTexts } from '../../curriculum.ts';

export const pages: PageTexts = {
  leadGroups: ['Start from scratch', 'Exam year', 'Keep up at school', 'For the curious'],
  library: {
    title: 'The whole library',
    description: 'Every recorded course, from first steps to final exam papers.',
  },
  courseGroups: [
    {
      title: '{mock} exam countdown',
      description: 'What to watch before the {mocks}, starting with the most useful.',
    },
    {
      title: 'Science shelf',
      description: 'Physics, chemistry and biology, from the basics to the long questions.',
    },
    { title: 'Words and writing', description: 'Reading, writing and speaking, in English and Chinese.' },
    { title: 'Free courses', description: 'Whole courses, completely free. Enrol and start tonight.' },
    { title: 'Finish in a weekend', description: 'Short courses of ten lessons or fewer.' },
    { title: 'Code and puzzles', description: 'For anyone who likes to take things apart and see how they work.' },
  ],
  subjectCategories: ['Languages', 'Maths and computing', 'Science', 'People and society'],
  banners: [
    'Quadratics from scratch: early-bird price ends soon',
    "Live every evening: see who's teaching tonight",
    'Maths, your way: choose 3 of 8 courses',
    'Python for beginners: open for pre-order',
    '{mock} exam countdown: past papers live, every week',
    'Functions and graphs, live with {firstTeacher}',
    '{exam} Maths: past papers, live',
    "This week's timetable is out",
    '{senior} starter pack: four courses and live maths',
    '{mock} exams coming up? Start here',
    'A free course in English writing: letters, emails and articles',
    'Three bundles for maths fans',
  ],
  heroSections: [
    {
      title: 'Learn it live tonight. Watch it again any time.',
      description:
        'Weekly classes and recorded courses for {levels}, taught by {city} teachers who answer your questions.',
    },
    {
      title: 'Same teacher, same time, every week.',
      description: 'Join live from any device. Missed a session? Watch the replay.',
    },
    {
      title: 'Find the teacher who suits you.',
      description: '24 teachers: see what each one teaches, and how.',
    },
  ],
  marquees: {
    home: '{mock} exam countdown: work through past papers live, every week.',
    regular_class: 'Starting mid-term? The replays will help you catch up.',
    course: '{mock} exams coming up? All the courses you need are in one place.',
  },
  upsells: {
    home: 'Maths, your way: choose 3 courses and save',
    regular_class: 'Add two courses to your class and save',
    course: 'Four courses and a live maths class in one pack',
  },
  promotions: {
    course: { title: '{mock} exam countdown', description: 'Twenty-eight courses to help you revise in good time.' },
    live: { title: 'Try a free session', description: 'The first session of most classes is free to watch.' },
  },
  regularClassCampaigns: ['Free first sessions', "This week's timetable"],
  courseCampaigns: ['{mock} exam countdown', 'Free courses'],
  activities: ['The week before {mocks}', 'Choosing subjects'],
  company: ['About us', 'Terms of use', 'Privacy', 'Child safety'],
  footerFaq: ['Getting started', 'Payments and refunds', 'Replays', 'Devices and apps'],
};
