import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { checkoutDuck } from '@/core/checkout/duck';
import { courseCheckouts } from '@/core/checkout/state';
import { useContactProp } from '@/core/contact/useContactProp';
import { ordersDuck } from '@/core/orders/duck';
import { ratingsDuck } from '@/core/ratings/duck';
import { isPurchased } from '@/shared/entities/enrolment';
import { ErrorState } from '@/shared/ui/content/State';
import { DetailPage } from '@/shared/ui/detail/DetailPage';
import { DetailSkeleton } from '@/shared/ui/detail/DetailSkeleton';
import { hueOf } from '@/shared/ui/subjects';
import { announcementsDuck } from '../announcements/duck';
import { CourseBand } from '../detail/CourseBand';
import { CourseBar, CourseOffer } from '../detail/CourseOffer';
import { CourseTabs } from '../detail/CourseTabs';
import { enrolDuck } from '../detail/duck';
import { Relatives } from '../detail/Relatives';
import { Trailer } from '../detail/Trailer';
import { courseDucks, enterCourse } from '../entry';
import { type CourseSlice, courseDetail, selectCourse, selectCourseDetail, selectCourseMissing } from '../state';

export const ducks = [...courseDucks, announcementsDuck, checkoutDuck, ordersDuck, enrolDuck, ratingsDuck];

export const enter = (entry: Parameters<typeof enterCourse>[0]) => [
  ...enterCourse(entry),
  courseCheckouts[entry.load]({ courseId: Number(entry.params.id) }),
];

export const notFound = selectCourseMissing;

export const head = (t: i18n['t'], root: CourseSlice) => {
  const course = selectCourse(root);
  const image = course && (course.picture.largeUrl ?? course.bannerImageUrl);
  return {
    title: course ? (course.metaTitle ?? course.title) : t('title', { ns: 'course' }),
    ...(course?.metaDescription ? { description: course.metaDescription } : {}),
    ...(image ? { imageUrl: image } : {}),
  };
};

export default function CoursePage({ params }: { params: Readonly<Record<string, string>> }) {
  const { t } = useTranslation('course');
  const dispatch = useDispatch();
  useContactProp('context', `course:${params.id}`);
  const { status, data: course } = useSelector(selectCourseDetail);
  if (!course || String(course.id) !== params.id) {
    if (status !== 'failure') return <DetailSkeleton />;
    const retry = () => dispatch(courseDetail.request({ id: Number(params.id) }));
    return <ErrorState headingLevel={1} title={t('error.title')} text={t('error.text')} onRetry={retry} />;
  }
  return (
    <DetailPage
      hue={hueOf(course.subject?.key, course.subject?.id ?? course.id)}
      picture={<Trailer course={course} />}
      intro={<CourseBand course={course} />}
      offerLabel={t(isPurchased(course) ? 'offer.ownedLabel' : 'offer.label')}
      offer={<CourseOffer key={course.id} course={course} />}
      foot={<Relatives course={course} />}
      bar={<CourseBar course={course} />}
    >
      <CourseTabs key={course.id} course={course} />
    </DetailPage>
  );
}
