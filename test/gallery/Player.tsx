import { lazy, Suspense, useState } from 'react';
import { defaultSettings } from '@/domain/progress/settings';
import styles from './Gallery.module.css';
import type { PartProps } from './part';
import { GalleryPart, Specimen } from './Specimen';

const LessonPlayer = lazy(() => import('@/shared/player/LessonPlayer'));

export function Player({ id, title, samples }: PartProps) {
  const [settings, setSettings] = useState(defaultSettings);
  const [singleKeys, turn] = useState(true);
  const course = samples.catalogue.courses.find(({ lessons }) =>
    lessons.some(({ videoSource }) => videoSource === 'mp4'),
  );
  const lesson = course?.lessons.find(({ videoSource }) => videoSource === 'mp4');
  if (!lesson?.videoId) return null;
  return (
    <GalleryPart id={id} title={title}>
      <Specimen name="A lesson with chapters and captions" layout="plain">
        <div className={styles.video}>
          <Suspense>
            <LessonPlayer
              source={{ kind: 'mp4', id: lesson.videoId }}
              title={lesson.title}
              poster={course?.pictureUrl}
              duration={lesson.duration}
              startAt={0}
              captions={lesson.captions}
              chapters={lesson.videoTimestamps}
              settings={settings}
              onSettingsChange={(change) => setSettings({ ...settings, ...change })}
              shortcuts="player"
              singleKeys={{ isOn: singleKeys, turn }}
            />
          </Suspense>
        </div>
      </Specimen>
    </GalleryPart>
  );
}
