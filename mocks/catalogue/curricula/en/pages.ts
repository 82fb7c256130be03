import type { PageTexts } from '../../curriculum.ts';

export const pages: PageTexts = {
  leadGroups: ['Start from zero', 'Exam year', 'In step with school', 'For the curious'],
  library: {
    title: 'The whole library',
    description: 'Every recorded course, from first steps to final exam papers.',
  },
  courseGroups: [
    {
      title: '{mock} exam countdown',
      description: 'Courses you can finish in the two weeks before the {mocks}, and which checkpoints to do first.',
    },
    {
      title: 'Science shelf',
      description: 'Physics, chemistry and biology, from first steps to the long questions.',
    },
    { title: 'Words and writing', description: 'Reading, writing and arguing, in two languages.' },
    { title: 'Free courses', description: 'Whole courses, completely free. Enrol and start tonight.' },
    { title: 'Finish in a weekend', description: 'Short courses of ten lessons or fewer.' },
    { title: 'Code and puzzles', description: 'For people who like to take things apart.' },
  ],
  subjectCategories: ['Languages', 'Maths and computing', 'Science', 'People and society'],
  banners: [
    'Quadratics from zero: early-bird price until next week',
    "Live every evening: see who's teaching tonight",
    'Choose 3 of 8: a whole year of {senior} Maths',
    'Python for beginners: pre-order and name a level',
    '{mock} exam countdown: all past-paper replays are open',
    'Functions and graphs, live with {firstTeacher}',
    '{exam} Maths: past papers, live',
    "This week's timetable is out",
    '{senior} starter pack: four courses and a class',
    'Two weeks to the {mocks}: start here',
    'Write the letter an examiner wants to finish. Free.',
    'Three bundles for maths fans',
  ],
  heroSections: [
    {
      title: 'Learn it live tonight. Watch it again any time.',
      description:
        'Weekly classes and recorded courses for {levels}, with teachers from {city} who answer your questions.',
    },
    {
      title: 'Same teacher, same time, every week.',
      description: 'Join live from any device. Missed a session? Watch the replay.',
    },
    {
      title: 'Meet the people who explain it.',
      description: 'Twenty-four teachers, one short video each. Find the one who suits you.',
    },
  ],
  marquees: {
    home: '{mock} exam countdown: every past-paper replay is open this week and next.',
    regular_class: 'New times from Monday: weekday sessions start at 7:00 PM or later.',
    course: 'Two weeks to the {mocks}: all the courses you need are in one place.',
  },
  upsells: {
    home: 'Choose 3 courses and save: {senior} Maths, whole year',
    regular_class: 'Add two courses to your class and save',
    course: 'Four courses and a class in one pack',
  },
  promotions: {
    course: { title: '{mock} exam countdown', description: 'Twenty-eight courses, sorted by what to watch first.' },
    live: { title: 'Try a free session', description: 'The first session of most classes is free to watch.' },
  },
  regularClassCampaigns: ['Free first sessions', "This week's timetable"],
  courseCampaigns: ['{mock} exam countdown', 'Free courses'],
  activities: ['The week before {mocks}', 'Choosing subjects'],
  footerFaq: ['Getting started', 'Payments and refunds', 'Replays', 'Devices and apps'],
};
