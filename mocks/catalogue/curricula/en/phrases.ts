import type { Phrases } from '../../curriculum.ts';

export const phrases: Phrases = {
  checkpoints: [
    'Checkpoint {n}: ten questions on the lessons so far',
    'Checkpoint {n}: mixed practice with answers',
    'Checkpoint {n}: the questions students ask most',
    'Checkpoint {n}: one exam question, start to finish',
    'Checkpoint {n}: using the last twenty minutes',
  ],
  parts: ['{title} (part 1)', '{title} (part 2)'],
  trailer: 'Trailer: what this course covers',
  lessonContents: [
    '{title}: watch once without writing, then again with a pencil.',
    'One idea, two examples and a question for you. Pause where the teacher pauses.',
    'A short lesson with a worksheet. Try question 1 before you press play.',
  ],
  lessonDetails: [
    "<p>By the end you'll be able to explain the idea in two sentences and do the first three questions of the worksheet.</p><ul><li>Have paper ready</li><li>The answers are in the materials</li></ul>",
    "<p>This lesson starts with the question from the end of the last one. If you haven't solved it yet, try it first.</p>",
    '<p>The example in the second half comes from a past paper. Pause before the answer and try it yourself.</p>',
  ],
  chapters: ['Where we are', 'The idea', 'One example together', 'Your turn'],
  courseDetail:
    "<p>{lessons} lessons for {grade}. Each comes with a printable worksheet and an answer sheet that shows the full working, not just the result.</p><h3>How to use it</h3><ul><li>Watch two or three lessons a week and you'll finish within a term.</li><li>Pause whenever you like. Your progress is saved on every device.</li><li>Ask a question under any lesson. A teacher answers within two school days.</li></ul>",
  topicDetail:
    '<p>{minutes} minutes a week for {grade}, always with the same teacher.</p><h3>What a session is like</h3><ul><li>A five-minute recap</li><li>One new idea, worked through together</li><li>Your questions, out loud or in the chat</li></ul><p>Missed it? The replay appears within 48 hours.</p>',
  worksheet: 'Worksheet {n}',
  answers: 'Answers with full working',
  summarySheet: 'One-page summary',
  workbook: 'Printed workbook',
  notebook: {
    title: 'Notebook for this course',
    description: [
      'One page for each lesson, with room for your own example',
      'The diagrams already drawn, the labels left to you',
      'A list for your mistakes, so you only make them once',
    ],
  },
  syllabus: [
    { title: 'Unit 1: the basics', description: 'The ideas that everything else builds on.' },
    { title: 'Unit 2: putting it to use', description: 'Longer questions, mixed practice and a review.' },
  ],
  warmUp: {
    title: 'Before the first session: a short warm-up',
    description: 'What you should already know, in a little over a minute.',
  },
  contentFeatures: [
    'Live every week, same teacher',
    'Replay within 48 hours',
    'Worksheet before every session',
    'Questions answered in the chat',
    'No more than 40 students in a class',
    'A short report for parents each month',
  ],
  weekdays: ['Sundays', 'Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays'],
  weekly: '{weekday}, {time}',
};
