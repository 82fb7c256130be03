import type { OfferTexts } from '../../curriculum.ts';

export const offers: OfferTexts = {
  plans: {
    course: {
      name: 'The whole course',
      description: 'Every lesson and worksheet',
      longDescription:
        "<ul><li>New lessons as they come out</li><li>Worksheets with full answers</li><li>Questions answered by a teacher</li><li>Money back within seven days, if you've watched fewer than three lessons</li></ul>",
      highlight: 'Pay once',
      contractPeriod: 'No contract',
      lastDay: 'End of the school term',
    },
    questions: {
      name: 'Course and question pass',
      description: 'The full course, plus 20 questions answered by a teacher of your choice',
      longDescription:
        '<p>Send a photo of any question. The teacher you choose replies with a short video explanation.</p>',
      highlight: 'With 20 questions',
      contractPeriod: 'No contract',
      lastDay: 'End of the school term',
    },
    free: {
      name: 'Free',
      description: 'Everything included, nothing to pay',
      longDescription: "<p>Enrol once and you'll find it in “My learning”.</p>",
      highlight: 'Free',
      contractPeriod: 'No contract',
      lastDay: 'No end date',
    },
    monthly: {
      name: 'Monthly',
      description: 'Four sessions a month and all replays',
      longDescription:
        "<ul><li>Live every week</li><li>Replays for as long as you're enrolled</li><li>Cancel at any time</li></ul>",
      highlight: 'Most popular',
      contractPeriod: 'Month by month',
      lastDay: 'Until you cancel',
    },
    semester: {
      name: 'The whole term',
      description: 'All sessions until the end of the term',
      longDescription:
        '<ul><li>Every session of the term</li><li>Replays until the last day</li><li>Printed workbook included</li></ul>',
      highlight: 'One price for the term',
      contractPeriod: 'Four months',
      lastDay: 'End of the school term',
    },
    yearly: {
      name: 'A full year',
      description: 'Twelve months for the price of ten',
      longDescription: '<ul><li>Two months free</li><li>Holiday workshops included</li></ul>',
      highlight: 'Two months free',
      contractPeriod: 'Twelve months',
      lastDay: 'One year from today',
    },
    pass: {
      name: 'Class and question pass',
      description: 'The live class, plus 20 questions answered by a teacher of your choice',
      longDescription:
        '<p>Send a photo of any question. The teacher you choose replies with a short video explanation.</p>',
      highlight: 'With 20 questions',
      contractPeriod: 'Month by month',
      lastDay: 'Until you cancel',
    },
    set: {
      name: 'One payment',
      description: "12 months' access to everything included",
      longDescription: '<p>Nothing more to pay later. Already own part of it? Contact us before you buy.</p>',
      highlight: 'All in one',
      contractPeriod: 'No contract',
      lastDay: '12 months from today',
    },
  },
  bundles: [
    {
      title: 'Maths, your way',
      description: 'Choose 3 of 8 courses: algebra, graphs and geometry, with physics and coding if you like.',
    },
    { title: 'Three sciences, your mix', description: 'Choose 4 of 8 courses from physics, chemistry and biology.' },
    {
      title: 'English, recorded and live',
      description: 'Choose any 3: recorded courses to watch any time, live classes at a set time.',
    },
    { title: 'People and places', description: 'Choose any 2 courses or classes in history and geography.' },
    { title: 'Coding and maths', description: 'Choose any 3 in computing and maths, including Python games.' },
    {
      title: 'Chinese: reading and writing',
      description: 'Choose as many as you like: classical texts, the reading and writing papers, or creative writing.',
    },
  ],
  bundleSets: [
    { title: 'Bundles for maths fans', description: 'Three bundles on maths, science and computing.' },
    { title: 'Bundles for word lovers', description: 'Three bundles on languages and the humanities.' },
  ],
  prepacks: [
    {
      title: '{senior} starter pack',
      description:
        'Four maths and science courses, a weekly maths class and small-group practice: a strong start to {senior}.',
    },
    {
      title: '{exam} core pack',
      description: 'Three full courses and two weekly classes in maths, English and Chinese.',
    },
    {
      title: 'Holiday pack',
      description: 'Story writing, geometry proofs and two small-group classes for the holidays.',
    },
  ],
  groupPasses: ['Small-group maths practice', 'Small-group robot club', 'Small-group writing clinic'],
};
