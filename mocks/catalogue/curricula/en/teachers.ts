import type { TeacherText } from '../../curriculum.ts';

/** In the order of the blueprint; `{name}` includes the form of address. */
export const teachers: readonly TeacherText[] = [
  {
    about: '{name} has taught maths for eleven years and sketches every question before solving it.',
    hashtags: ['Graphs', 'Patient', 'Worksheets'],
  },
  {
    about: '{name} marked public exams for six years and now shows students how an examiner reads their answers.',
    hashtags: ['ReadingPaper', 'ExaminerView', 'Funny'],
  },
  {
    about:
      '{name} left a research lab for the classroom and brought half the equipment along. The live experiments are all hers.',
    hashtags: ['LiveLab', 'Moles', 'Curious'],
  },
  {
    about: '{name} reads classical texts the way other people share gossip: who said what to whom, and why it hurt.',
    hashtags: ['Classics', 'Storyteller', 'Calm'],
  },
  {
    about:
      '{name} keeps a microscope on the desk and a camera on the microscope. Nothing is explained before it has been seen.',
    hashtags: ['Microscope', 'Diagrams', 'Clear'],
  },
  {
    about:
      "{name} starts every problem with a sketch. Students say that after a month they can't stop doing it either.",
    hashtags: ['Sketches', 'Mechanics', 'StepByStep'],
  },
  {
    about: '{name} runs the writing clinic: one page a week, rewritten together on the screen.',
    hashtags: ['Writing', 'Clinic', 'Kind'],
  },
  {
    about: '{name} has a drawer full of past papers, twenty years of them, and knows most of them by heart.',
    hashtags: ['PastPapers', 'Fast', 'Exam'],
  },
  {
    about: '{name} worked in a bank, then in a market, and finds the market more interesting.',
    hashtags: ['Diagrams', 'News', 'Markets'],
  },
  {
    about: '{name} collects old letters and brings one to every session. The first question is always who wrote it.',
    hashtags: ['Sources', 'Debate', 'Maps'],
  },
  {
    about:
      "{name} has walked every trail in the city with students and a notebook, and films every walk for anyone who couldn't come.",
    hashtags: ['FieldTrips', 'Weather', 'Maps'],
  },
  {
    about: '{name} makes games in the evening and teaches how they work during the day.',
    hashtags: ['Python', 'Games', 'Projects'],
  },
  {
    about: "{name} believes that an unseen text is only a text you haven't been introduced to.",
    hashtags: ['Reading', 'Classical', 'Models'],
  },
  {
    about: "{name} studied lasers and still can't pass a glass of water without talking about refraction.",
    hashtags: ['Waves', 'Experiments', 'Electricity'],
  },
  {
    about: '{name} teaches the first years of secondary school and calls on everyone by name, so nobody gets left out.',
    hashtags: ['FreshStart', 'SmallClass', 'Scratch'],
  },
  {
    about: '{name} writes the answers that earn full marks next to the ones that nearly do.',
    hashtags: ['Acids', 'Revision', 'Keywords'],
  },
  {
    about: '{name} grew up by the sea, acted in a small theatre, and reads every story as if still on stage.',
    hashtags: ['Stories', 'Speaking', 'Vocabulary'],
  },
  {
    about: '{name} turns every newspaper headline into a diagram before finishing a cup of coffee.',
    hashtags: ['Macro', 'Trade', 'Headlines'],
  },
  {
    about: "{name} explains algorithms with playing cards and hasn't lost a card yet.",
    hashtags: ['Algorithms', 'Web', 'Unplugged'],
  },
  {
    about: '{name} has taught in three countries and draws the human heart without lifting the pen.',
    hashtags: ['Genetics', 'Essays', 'Body'],
  },
  {
    about: "{name} teaches history as one long argument, and you're invited to join in.",
    hashtags: ['ColdWar', 'Ancient', 'Essays'],
  },
  {
    about: '{name} plans routes, reads clouds, and sets a treasure hunt at the end of each term.',
    hashtags: ['MapSkills', 'Rivers', 'Outdoor'],
  },
  {
    about: '{name} looks after the young writers: one picture, one first line, one page.',
    hashtags: ['YoungWriters', 'Narrative', 'Gentle'],
  },
  {
    about: '{name} set competition puzzles for years and still prefers the shortest solution.',
    hashtags: ['Puzzles', 'Proof', 'Trigonometry'],
  },
];
