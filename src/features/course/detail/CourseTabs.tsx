import { type ComponentType, useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Course } from '@/shared/entities/course';
import { Tabs } from '@/shared/ui/content/Tabs';
import { About } from './About';
import styles from './CourseTabs.module.css';
import { KeyPoints } from './KeyPoints';
import { Materials } from './Materials';
import { Questions } from './Questions';
import { Reviews } from './Reviews';
import { Schedule } from './Schedule';
import { Summary } from './Summary';
import { Teachers } from './Teachers';
import { type CourseTabKey, courseTabs, tabOf } from './tabs';

const panels: Readonly<Record<CourseTabKey, ComponentType<{ course: Course }>>> = {
  about: About,
  schedule: Schedule,
  keyPoint: KeyPoints,
  summary: Summary,
  materials: Materials,
  instructor: Teachers,
  questions: Questions,
  review: Reviews,
};

/** The parts of a course; which one is open stands in the address, so that Back leads to the one before. */
export function CourseTabs({ course }: { course: Course }) {
  const { t } = useTranslation('course');
  const [search, setSearch] = useSearchParams();
  const box = useRef<HTMLDivElement>(null);
  const chosen = useRef(false);
  const tabs = useMemo(() => courseTabs(course), [course]);
  const current = tabOf(search.get('tab'), tabs);
  const Panel = panels[current];

  // A shorter part must not begin above the window.
  useEffect(() => {
    if (!chosen.current || !current) return;
    chosen.current = false;
    const element = box.current;
    if (element && element.getBoundingClientRect().top < 0) element.scrollIntoView({ block: 'start' });
  }, [current]);

  const select = (key: string) => {
    if (key === current) return;
    chosen.current = true;
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (key === 'about') next.delete('tab');
        else next.set('tab', key);
        return next;
      },
      { preventScrollReset: true },
    );
  };

  if (tabs.length === 1) return <Panel course={course} />;
  return (
    <div ref={box} className={styles.box}>
      <Tabs
        sticky
        label={t('tabs.label')}
        items={tabs.map(({ key, count }) => ({ key, label: t(`tabs.${key}`), count }))}
        current={current}
        onSelect={select}
        className={styles.tabs}
        panelClassName={styles.panel}
      >
        <Panel course={course} />
      </Tabs>
    </div>
  );
}
