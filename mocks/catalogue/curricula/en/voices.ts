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
    'My son does one lesson after dinner. The worksheets are the right length.',
    'Clear, short, no shouting. I watched the second half twice.',
    'The lesson on common mistakes felt like someone had read my test paper.',
    'From 48 to 71 in one term. I did every worksheet.',
    "There's always a pause to try it myself. Other videos never give me one.",
    'I can stop anywhere and it remembers where I was.',
    'We watch it together, and I learn as much as she does.',
    'The drawings stay in my head during exams.',
    'Better than any notes I have paid for.',
    'I used to skip this chapter. Now I start with it.',
    'Exactly what came up in our {mocks}.',
    "Good, but I'd like more hard questions at the end.",
    'Very clear. Sometimes a little slow for me, so I use 1.25×.',
    'The lessons are great. The printed workbook came late.',
    'Helpful. A few more examples for the last chapter, please.',
    'Fine for revision, less so if the topic is new to you.',
    'Good teacher, but two lessons repeat what we did at school.',
  ],
  topicComments: [
    "My question gets answered before I've finished typing it.",
    "I never thought I'd say this about an evening class, but I look forward to it.",
    'The replay saved me when I had volleyball.',
    'Everybody gets called on by name, nobody gets embarrassed.',
    "My daughter talks about the class at dinner. That's new.",
    'The worksheet before each session makes all the difference.',
    "I was lost for a whole term. Three sessions and I'm back.",
    'Fast, funny and always on time.',
    'Best hour of my week, honestly.',
    'The chat is calm and useful, unlike other places.',
    'Even the marking scheme is interesting in this class.',
    'I came for one chapter and stayed for the year.',
    'Good, but fifteen more minutes for questions would be nice.',
    'Great teacher. My connection is the problem, not the class.',
    'Useful. The first half was easy for me.',
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
