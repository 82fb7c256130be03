import { ContinueRail } from './ContinueRail';
import { Greeting } from './Greeting';
import { NextLesson } from './NextLesson';

/** A member's first screen: what comes next and where to go on. */
export default function MemberTop() {
  return (
    <>
      <Greeting />
      <NextLesson />
      <ContinueRail />
    </>
  );
}
