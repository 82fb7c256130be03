import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectAsOf } from '@/platform/offline/state';
import type { Course } from '@/shared/entities/course';
import { type CourseLesson, computeCourseLessonState } from '@/shared/entities/courseLesson';
import { isPurchased } from '@/shared/entities/enrolment';
import { useOnline } from '@/shared/lib/useOnline';
import type { FileItem } from '@/shared/ui/content/FileList';
import { courseMaterials, fileOf } from '../detail/Materials';
import type { DownloadedLesson } from '../download/useDownloadedLesson';

/**
 * Returns the files of a lesson, then those of its whole course; each says which where there are both. Without a network a
 * downloaded worksheet is the one on this device.
 */
export function useLessonFiles(
  course: Course,
  lesson: CourseLesson,
  downloaded: DownloadedLesson,
): readonly FileItem[] {
  const { t } = useTranslation('course');
  const isStored = useSelector(selectAsOf) !== null;
  const isAway = !useOnline() || isStored;
  const purchased = isPurchased(course);
  const ofLesson = computeCourseLessonState(lesson, purchased).isLocked ? [] : lesson.materials;
  const ofCourse = purchased ? courseMaterials(course) : [];
  const mixed = ofLesson.length > 0 && ofCourse.length > 0;
  return [
    ...ofLesson.map((material) => {
      const file = fileOf(material);
      const own = isAway ? downloaded.worksheetOf(material.id) : null;
      return { ...file, href: own ?? file.href, note: mixed ? t('materials.forLesson') : null };
    }),
    ...ofCourse.map((material) => ({ ...fileOf(material), note: mixed ? t('materials.forCourse') : null })),
  ];
}
