import type { PageTexts } from '../../curriculum.ts';

export const pages: PageTexts = {
  leadGroups: ['Start from zero', 'Exam year', 'With the school term', 'For the curious'],
  library: {
    title: 'The whole library',
    description: 'Every recorded course, from the first steps to the last exam paper.',
  },
  courseGroups: [
    {
      title: '{mock} exam fortnight',
      description: 'Courses that fit into the two weeks before the {mocks}, and the checkpoints to do first.',
    },
    {
      title: 'Science shelf',
      description: 'Physics, chemistry and biology, from the first look to the long questions.',
    },
    { title: 'Words and writing', description: 'Reading, writing and arguing, in two languages.' },
    { title: 'Free to start', description: 'Whole courses without a price. Enrol and begin tonight.' },
    { title: 'Finish in a weekend', description: 'Short courses of eight or nine lessons.' },
    { title: 'Code and puzzles', description: 'For people who like to take things apart.' },
  ],
  subjectCategories: ['Languages', 'Maths and computing', 'Science', 'People and society'],
  banners: [
    'Quadratics from zero: early price until next week',
    'Live every evening: see who teaches tonight',
    'Choose 3 of 8: a whole year of {senior} Maths',
    'Python for beginners: pre-order and name a level',
    '{mock} exam fortnight: all past-paper replays are open',
    'Functions and graphs, live with {firstTeacher}',
    '{exam} Maths, past papers live',
    'This week’s timetable is out',
    '{senior} starter pack: four courses and a class',
    'Two weeks to the {mocks}: start here',
    'Write the letter an examiner wants to finish. Free.',
    'Three sets for numbers people',
  ],
  heroSections: [
    {
      title: 'Learn it live tonight. Watch it again any time.',
      description: 'Weekly classes and recorded courses for {levels}, with teachers from {city} who answer questions.',
    },
    {
      title: 'Same teacher, same hour, every week.',
      description: 'Join a live class from any device. The replay is there when you miss one.',
    },
    {
      title: 'Meet the people who explain it.',
      description: 'Twenty-four teachers, one short film each. Find the voice that suits you.',
    },
  ],
  marquees: {
    home: '{mock} exam fortnight: every past-paper replay is open this week and next.',
    regular_class: 'New times from Monday: the weekday classes start at 7:00 PM or later.',
    course: 'Two weeks to the {mocks}: the courses that fit are on one shelf.',
  },
  upsells: {
    home: 'Choose 3 courses and save: {senior} Maths, whole year',
    regular_class: 'Add two courses to your class and save',
    course: 'Four courses and a class in one pack',
  },
  promotions: {
    course: { title: '{mock} exam fortnight', description: 'Twenty-eight courses sorted by what to watch first.' },
    live: { title: 'Try a first class', description: 'The first class of most topics is free to watch again.' },
  },
  regularClassCampaigns: ['First classes, free', 'This week’s timetable'],
  courseCampaigns: ['{mock} exam fortnight', 'Free courses'],
  activities: ['The week before {mocks}', 'Choosing subjects'],
  footerFaq: ['How to start', 'Paying and refunds', 'Replays', 'Devices and apps'],
};
