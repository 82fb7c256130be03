import type { Elements } from '@/shared/ui/elements';
import type { HomeFlow } from '../flow';
import { Bundles } from './Bundles';
import { Courses } from './Courses';
import { ForParents } from './ForParents';
import { FreeLessons } from './FreeLessons';
import { HowItWorks } from './HowItWorks';
import { Instructors } from './Instructors';
import { LiveClasses } from './LiveClasses';
import { Posts } from './Posts';
import { RegularClasses } from './RegularClasses';

interface GuestBelowProps {
  flow: HomeFlow;
  filter: Elements;
  news: Elements;
}

/** What a guest finds below the first screen: six parts, each of which says something that no other one does. */
export function GuestBelow({ flow, filter, news }: GuestBelowProps) {
  const classes = (
    <>
      <LiveClasses />
      <RegularClasses />
    </>
  );
  const courses = (
    <>
      <Courses />
      <Bundles />
    </>
  );
  return (
    <>
      {filter}
      {flow.regularClassFirst ? classes : courses}
      <ForParents />
      <HowItWorks />
      <Instructors />
      <FreeLessons />
      {flow.regularClassFirst ? courses : classes}
      {news}
      <Posts />
    </>
  );
}
