import type { Voices } from '../../curriculum.ts';

export const voices: Voices = {
  courseFaqs: [
    {
      title: "Is this enough for my school's tests?",
      description: '<p>For the chapters in the lesson list, yes. The last lesson tells you what to study next.</p>',
    },
    {
      title: 'How long can I watch it?',
      description:
        '<p>12 months from the day you buy it, as often as you like. Courses for a school term end with the term.</p>',
    },
    {
      title: 'Can a parent pay?',
      description:
        "<p>Yes. Your parent can log in to your account on any device, open the course and pay. It'll be ready right away.</p>",
    },
    {
      title: 'Do I need to print the worksheets?',
      description: '<p>No. They work on a tablet too, but most students remember more with a pencil.</p>',
    },
    {
      title: "What if I'm stuck?",
      description: '<p>Ask under the lesson. A teacher answers within two school days, often the same evening.</p>',
    },
    {
      title: 'How many devices can I use?',
      description:
        '<p>Two at a time, such as a phone and a computer. Logging in on a third device logs you out of the first.</p>',
    },
    {
      title: 'Can I get my money back?',
      description:
        "<p>Yes, within seven days, if you've watched fewer than three paid lessons. Contact us using the help button.</p>",
    },
  ],
  topicFaqs: [
    {
      title: 'What if I miss a session?',
      description: "<p>The replay appears within 48 hours. You can watch it for as long as you're enrolled.</p>",
    },
    {
      title: 'Do I need a camera?',
      description: '<p>No. You can listen, type in the chat, or switch the microphone on when you want to.</p>',
    },
    {
      title: 'Can I enrol in the middle of a term?',
      description: '<p>Yes. The warm-up and the replays will help you catch up.</p>',
    },
    {
      title: 'How do I cancel?',
      description:
        "<p>Contact us using the help button at any time. You keep your place until the end of the month you've paid for.</p>",
    },
    {
      title: 'Which app do I need?',
      description:
        "<p>None on a computer: the room opens in a new tab. On a phone, you may be asked to install the room's app once.</p>",
    },
  ],
  courseComments: [
    'I finally see why it works. Lesson 4 was worth it on its own.',
    'One lesson after dinner, every evening. The worksheets are just the right length.',
    'Clear, short, no shouting. The second half is worth watching twice.',
    'The lesson on common mistakes could have been written from our test papers.',
    'From 48 to 71 in one term, one worksheet at a time.',
    'It always pauses so you can try first. Other videos just carry on.',
    'You can stop anywhere and it remembers where you were.',
    'We watch it together at home, and everyone learns something.',
    'The drawings really stick, even in an exam.',
    "Better than any notes we've ever paid for.",
    'This used to be the chapter to skip. Not any more.',
    'Exactly what came up in the {mocks}.',
    "Good, but I'd like more hard questions at the end.",
    'Very clear. Sometimes a little slow, but 1.25× fixes that.',
    'The lessons are great. The printed workbook came late.',
    'Helpful. A few more examples for the last chapter, please.',
    'Fine for revision, less so if the topic is new to you.',
    'Good teacher, but two lessons repeat what school had already covered.',
  ],
  topicComments: [
    "Questions get answered almost before you've finished typing.",
    "An evening class to look forward to. I never thought I'd say that.",
    'The replay saved us the week of the volleyball finals.',
    'Everyone gets called on by name, and nobody gets embarrassed.',
    "We end up talking about the class at dinner. That's new.",
    'The worksheet before each session makes all the difference.',
    'Lost for a whole term, back on track in three sessions.',
    'Fast, funny and always on time.',
    'Best hour of the week, honestly.',
    'The chat is calm and useful, unlike other places.',
    'Even the marking scheme is interesting in this class.',
    'Came for one chapter, stayed for the year.',
    'Good, but fifteen more minutes for questions would be nice.',
    'Great teacher. Our connection is the problem, not the class.',
    'Useful, though the first half was a bit easy.',
    'Good pace, though the chat moves quickly.',
    'Fine, but the weekday times are hard for us.',
    'Helpful, although I prefer smaller groups.',
  ],
  announcements: [
    {
      title: 'Worksheet 12 has a corrected question 4',
      content:
        '<p>The sign in the second line was wrong. The new file is in the materials; the answer sheet was right all along.</p>',
    },
    {
      title: 'Two new practice lessons next week',
      content: '<p>You asked for harder questions. They come out on <strong>Monday</strong>, at no extra cost.</p>',
    },
    {
      title: 'Questions of the week',
      content: '<p>Three questions came up again and again. The answers are now pinned under those lessons.</p>',
    },
    {
      title: 'A printable summary',
      content:
        '<p>All the diagrams from the first half on one page. Print it, fold it, keep it in your pencil case.</p>',
    },
    {
      title: 'Live Q&A this weekend',
      content: '<p>Thirty minutes, no sign-up needed. The link will appear here an hour before.</p>',
    },
    {
      title: 'Better sound in lessons 5 to 8',
      content: "<p>We recorded the sound again. Your progress hasn't changed.</p>",
    },
    {
      title: 'Good luck with the {mocks}',
      content: '<p>Get some sleep, go over checkpoints 1 and 2, then sleep again.</p>',
    },
    {
      title: 'Captions in two languages',
      content: '<p>Switch them on with the captions button or the <strong>c</strong> key.</p>',
    },
  ],
};
