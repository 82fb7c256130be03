import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { RateButton } from '@/domain/rating/RateButton';
import { useZone } from '@/platform/clock/useZone';
import { selectLocale, selectRegion } from '@/platform/locale/state';
import { useIsParent } from '@/platform/session/useIsParent';
import type { Course } from '@/shared/entities/course';
import { formatDate } from '@/shared/lib/time';
import { OfferCallToAction, OfferTitle } from '@/shared/ui/detail/Offer';
import { DownloadLessons } from '../download/DownloadLessons';
import { courseProgress, listDownloadable } from '../lessons';
import { Progress } from '../Progress';
import { CourseCallToAction } from './CourseCallToAction';
import { useCourseCallsToAction } from './useCourseSale';

/** The offer's place for owners: access time, progress, and a link to continue. */
export function Owned({ course }: { course: Course }) {
  const { t } = useTranslation('course');
  const locale = useSelector(selectLocale);
  const zone = useZone();
  const isParent = useIsParent();
  const { callToAction } = useCourseCallsToAction(course);
  const isComplete = courseProgress(course).ratio === 1;
  const region = useSelector(selectRegion);
  const lessons = useMemo(() => listDownloadable(region, course), [region, course]);
  const until = course.expireDate ? formatDate(course.expireDate, locale, zone) : '';
  const title = (): string => {
    if (isComplete) return t(isParent ? 'offer.finishedParent' : 'offer.finished');
    if (until) return t('offer.yoursUntil', { date: until });
    return t(isParent ? 'offer.yoursParent' : 'offer.yours');
  };
  return (
    <>
      <OfferTitle>{title()}</OfferTitle>
      <Progress course={course} />
      {callToAction && (
        <OfferCallToAction>
          <CourseCallToAction size="lg" block course={course} callToAction={callToAction} />
        </OfferCallToAction>
      )}
      {lessons.length > 0 && <DownloadLessons isBlock lessons={lessons} />}
      <RateButton target={{ kind: 'course', id: course.id }} isRated={course.isRated} title={course.title} />
    </>
  );
}
