import { type ComponentType, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Course } from '@/shared/entities/course';
import { DetailTabs } from '@/shared/ui/detail/DetailTabs';
import { About } from './About';
import { CourseReviews } from './CourseReviews';
import { KeyPoints } from './KeyPoints';
import { Materials } from './Materials';
import { Questions } from './Questions';
import { Schedule } from './Schedule';
import { Summary } from './Summary';
import { Teachers } from './Teachers';
import { type CourseTabKey, courseTabs } from './tabs';

interface PanelProps {
  course: Course;
  openTab: (key: CourseTabKey) => void;
}

const panels: Readonly<Record<CourseTabKey, ComponentType<PanelProps>>> = {
  about: About,
  schedule: Schedule,
  keyPoint: KeyPoints,
  summary: Summary,
  materials: Materials,
  instructor: Teachers,
  questions: Questions,
  review: CourseReviews,
};

/** The tabs of a course page. */
export function CourseTabs({ course }: { course: Course }) {
  const { t } = useTranslation('course');
  const tabs = useMemo(() => courseTabs(course), [course]);
  return (
    <DetailTabs label={t('tabs.label')} items={tabs.map((tab) => ({ ...tab, label: t(`tabs.${tab.key}`) }))}>
      {(key, openTab) => {
        const Panel = panels[key];
        return <Panel {...{ course, openTab }} />;
      }}
    </DetailTabs>
  );
}
