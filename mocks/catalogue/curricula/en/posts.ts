import type { PostText } from '../../curriculum.ts';

export const posts: readonly PostText[] = [
  {
    title: 'How to study the week before {mocks} without burning out',
    summary: 'Three evenings, three subjects, and one evening off. A plan you can copy.',
    content:
      "<p>Seven days isn't long enough to learn everything, but it's plenty of time to worry. This plan gives you three evenings of study and one evening off.</p><h2>Three evenings, three subjects</h2><p>Take one subject an evening. Spend twenty minutes listing what you know, forty on past-paper questions and twenty on the two that went worst. Then stop.</p><ul><li><strong>Monday:</strong> the subject you like least</li><li><strong>Tuesday:</strong> the one with the most marks to gain</li><li><strong>Thursday:</strong> the one you know best</li></ul><h2>One evening off</h2><p>Wednesday is for football, a film or sleep. You won't lose marks for it, and you'll be better company at breakfast.</p><blockquote><p>Nobody has ever learned a whole chapter by staying up all night. Plenty of people have forgotten one.</p></blockquote>",
  },
  {
    title: 'Choosing subjects: a conversation to have at home',
    summary: 'Five questions for students and five for parents.',
    content:
      "<p>The subject choice form has a deadline, and it's easier to talk things over well before then. Put both lists on the table and take turns.</p><h2>For students</h2><ol><li>Which homework do you start first?</li><li>Which teacher do you go to with questions?</li><li>What did you read about this month without having to?</li><li>Which subject would you miss the most?</li><li>What are your friends choosing, and does it matter?</li></ol><h2>For parents</h2><ol><li>What did you choose, and would you again?</li><li>Which job are you thinking of when you give advice?</li><li>What do the reports say, and what don't they say?</li><li>How would you react if your child chose differently?</li><li>When did you last ask instead of telling?</li></ol>",
  },
  {
    title: 'Past papers: when to start, and when to stop',
    summary: "Start too early and you waste them. Here's the order our teachers use.",
    content:
      "<p>There are about a dozen useful past papers for each subject. Use them up in the first term and there's nothing left for the last.</p><h2>The order</h2><ul><li>The first months: single questions, by topic</li><li>Ten weeks before: half papers, with the clock visible</li><li>Six weeks before: whole papers, one a week</li><li>The last fortnight: only the ones that went badly</li></ul><p>And when to stop? When you know the answers to a paper by heart, it measures your memory and nothing else.</p>",
  },
  {
    title: 'What examiners write in the margin',
    summary: 'Six short remarks, and what they mean for your marks.',
    content:
      '<p>We asked three former markers which remarks they wrote most often.</p><ul><li><strong>So what?</strong> A fact without a conclusion.</li><li><strong>Says who?</strong> An opinion without a source.</li><li><strong>Units.</strong> One mark, every time.</li><li><strong>Read the question.</strong> A good answer to a different question.</li><li><strong>Rushed.</strong> The last page, nearly always.</li><li><strong>Nice.</strong> It exists. Aim for it.</li></ul><p>Look at your last test and count them. Most people have one that keeps coming back.</p>',
  },
  {
    title: 'My child wants to code. Where do we start?',
    summary: 'Blocks first, then words. And why the third week is the hard one.',
    content:
      "<p>Blocks are not a toy version of coding: they are coding with fewer spelling mistakes. Stay with them until your child complains.</p><h2>The third week</h2><p>In the first week everything moves. In the second, everything is shown to the grandparents. In the third, something doesn't work and nobody knows why. This is the moment to sit beside your child without taking over: ask what should happen, and what happens instead.</p><p>After that, try Python. Five small games teach more than one big one.</p>",
  },
  {
    title: 'Sleep is a study method',
    summary: 'What happens to a chapter overnight, in plain words.',
    content:
      "<p>While you sleep, your brain goes back over the day and decides what to keep. What came up twice has the best chance.</p><h2>How to use it</h2><ol><li>Learn in the afternoon.</li><li>Go over it for five minutes before bed. Not on a phone.</li><li>Say it aloud at breakfast.</li></ol><p>Three short rounds, one night's sleep, no magic. Students who try it for two weeks rarely go back.</p>",
  },
  {
    title: 'A desk that helps: ten minutes of tidying',
    summary: 'Good light, phone out of reach, one sheet at a time.',
    content:
      "<p>You don't need a new desk. You need ten minutes and a box.</p><ul><li>Take everything off, wipe it down, and put back only what you used today.</li><li>Lamp on the opposite side from your writing hand.</li><li>Phone in the box, box on the shelf.</li><li>One sheet on the desk, the others behind you.</li></ul><p>If you share the table with a sister or a rice cooker, a tray works too: when it's out, it's your desk.</p>",
  },
  {
    title: 'Why minus times minus is plus: three explanations',
    summary: 'A pattern, a film run backwards, and a debt. Pick the one you believe.',
    content:
      "<p>Rules are easier to remember when you believe them. Here are three reasons; one will be yours.</p><h2>The pattern</h2><p>3 × (−2) = −6, 2 × (−2) = −4, 1 × (−2) = −2, 0 × (−2) = 0. Each step adds 2. The next one is (−1) × (−2), and it must be 2.</p><h2>The film</h2><p>Film a lift going down and play it backwards: it goes up. Two reversals.</p><h2>The debt</h2><p>A friend cancels two debts of 5 that you owe. You're 10 better off: (−2) × (−5) = 10.</p>",
  },
  {
    title: 'Shy in group discussions? Prepare three sentences',
    summary: "You don't need to be loud. You need an entrance, a bridge and an exit.",
    content:
      "<p>Quiet students lose marks for one reason only: they wait for a pause that never comes.</p><ul><li><strong>An entrance:</strong> “Can I add something to what Sam said?”</li><li><strong>A bridge:</strong> “That's true for students, but what about parents?”</li><li><strong>An exit:</strong> “So we agree on two points, and the third is still open.”</li></ul><p>Learn the three by heart and use each of them once. That's enough for a good mark, and after the second time it stops being scary.</p>",
  },
  {
    title: 'How to read a weather chart in two minutes',
    summary: 'Before the next storm: lines, letters and one arrow.',
    content:
      "<p>A weather chart looks like a fingerprint. It's simpler than that.</p><ol><li>Find the letters: H is high pressure, where air sinks; L is low pressure, where it rises.</li><li>Look at the lines. Close together means windy.</li><li>North of the equator, wind goes anticlockwise around an L; south of it, clockwise.</li></ol><p>Now put your finger on the city and ask where the air comes from. From the sea: wet. From the land: dry. You've made a forecast.</p>",
  },
];
