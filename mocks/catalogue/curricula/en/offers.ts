import type { OfferTexts } from '../../curriculum.ts';

export const offers: OfferTexts = {
  plans: {
    course: {
      name: 'The whole course',
      description: 'All lessons and worksheets',
      longDescription:
        '<ul><li>Every lesson, including upcoming ones</li><li>Worksheets with full answers</li><li>Questions answered by a teacher</li></ul>',
      highlight: 'Pay once',
      contractPeriod: 'No contract',
      lastDay: 'End of the school term',
    },
    questions: {
      name: 'Course and question pass',
      description: 'The course, plus 20 questions for a teacher you choose',
      longDescription: '<p>Send a photo of any question. The teacher you choose answers with a short video.</p>',
      highlight: 'With 20 questions',
      contractPeriod: 'No contract',
      lastDay: 'End of the school term',
    },
    free: {
      name: 'Free course',
      description: 'All lessons, no payment',
      longDescription: '<p>Enrol once and the course stays in “My learning”.</p>',
      highlight: 'Free',
      contractPeriod: 'No contract',
      lastDay: 'No end date',
    },
    monthly: {
      name: 'Month by month',
      description: 'Four sessions a month and all replays',
      longDescription:
        '<ul><li>Live every week</li><li>Replays for as long as you are subscribed</li><li>Cancel at any time</li></ul>',
      highlight: 'Most popular',
      contractPeriod: 'Renews every month',
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
      description: 'The class, plus 20 questions for a teacher you choose',
      longDescription: '<p>Send a photo of any question. The teacher you choose answers with a short video.</p>',
      highlight: 'With 20 questions',
      contractPeriod: 'Renews every month',
      lastDay: 'Until you cancel',
    },
    set: {
      name: 'Everything included',
      description: 'Everything you see here, for 12 months',
      longDescription: '<p>One payment for all of it. If you already own part of it, contact us before you buy.</p>',
      highlight: 'All in one',
      contractPeriod: 'No contract',
      lastDay: '12 months from today',
    },
  },
  bundles: [
    {
      title: '{senior} Maths, whole year',
      description: 'Choose 3 of 8 courses: algebra, graphs, geometry, and a peek at physics and coding.',
    },
    { title: 'Three sciences, your mix', description: 'Choose 4 of 8 courses from physics, chemistry and biology.' },
    {
      title: 'English, recorded and live',
      description: 'Choose 3: courses for the evenings you pick, classes for the evenings we pick.',
    },
    { title: 'People and places', description: 'Choose 2 history and geography courses or classes.' },
    { title: 'Code and count', description: 'Choose 3 from computing and maths, Python games included.' },
    {
      title: 'Chinese, read and written',
      description: 'Choose as many as you like: classical texts, the writing paper, young writers.',
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
        'Four courses and the weekly maths class: everything you need for your first term of science, ready to go.',
    },
    {
      title: '{exam} core pack',
      description: 'Three full courses and two weekly classes for the three core subjects.',
    },
    { title: 'Holiday pack', description: 'Stories, geometry proofs and two group passes for the quiet weeks.' },
  ],
  groupPasses: ['Weekly maths: a term pass', 'Robot club: a season pass', 'Writing clinic: four evenings'],
};
