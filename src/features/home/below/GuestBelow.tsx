import { useTranslation } from 'react-i18next';
import { hydrateLater } from '@/shared/lib/hydrateLater';
import type { Elements } from '@/shared/ui/elements';
import type { HomeFlow } from '../flow';
import { Bundles } from './Bundles';
import { Courses } from './Courses';
import { ForParents } from './ForParents';
import { FreeLessons } from './FreeLessons';
import { HowItWorks } from './HowItWorks';
import { Instructors } from './Instructors';
import { LiveClasses } from './LiveClasses';
import { News } from './News';
import { Posts } from './Posts';
import { RegularClasses } from './RegularClasses';

interface GuestBelowProps {
  flow: HomeFlow;
  filter: Elements;
}

/** What a guest finds below the first screen: six parts, each of which says something that no other one does. */
export function GuestBelow({ flow, filter }: GuestBelowProps) {
  return (
    <>
      {filter}
      <Sections flow={flow} />
    </>
  );
}

const Sections = hydrateLater(function Sections({ flow }: { flow: HomeFlow }) {
  const { t } = useTranslation('home');
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
      {flow.regularClassFirst ? classes : courses}
      <ForParents />
      <HowItWorks />
      <Instructors />
      <FreeLessons />
      {flow.regularClassFirst ? courses : classes}
      <News heading={t('hero.title')} />
      <Posts />
    </>
  );
});
