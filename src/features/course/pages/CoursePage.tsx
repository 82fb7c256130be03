import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import { checkoutDuck } from '@/core/checkout/duck';
import { courseCheckouts } from '@/core/checkout/state';
import { courseHue, coursePicture } from '@/core/courses/courseLook';
import { useOwnershipRefresh } from '@/core/enrolments/useOwnershipRefresh';
import { ordersDuck } from '@/core/orders/duck';
import { ratingsDuck } from '@/core/ratings/duck';
import { isPurchased } from '@/shared/entities/enrolment';
import { courseOwnership } from '@/shared/entities/ownership';
import { plainText } from '@/shared/lib/plainText';
import { DetailPage } from '@/shared/ui/detail/DetailPage';
import { DetailSkeleton } from '@/shared/ui/detail/DetailSkeleton';
import { announcementsDuck } from '../announcements/duck';
import { CourseBand } from '../detail/CourseBand';
import { CourseBar, CourseOffer } from '../detail/CourseOffer';
import { CourseTabs } from '../detail/CourseTabs';
import { enrolDuck } from '../detail/duck';
import { Relatives } from '../detail/Relatives';
import { Trailer } from '../detail/Trailer';
import { courseDucks, enterCourse } from '../entry';
import { MissingCourse, useOpenCourse } from '../OpenCourse';
import { type CourseSlice, courseDetail, selectCourse, selectCourseMissing } from '../state';

export const ducks = [...courseDucks, announcementsDuck, checkoutDuck, ordersDuck, enrolDuck, ratingsDuck];

export const enter = (entry: Parameters<typeof enterCourse>[0]) => [
  ...enterCourse(entry),
  courseCheckouts[entry.load]({ courseId: Number(entry.params.id) }),
];

export const notFound = selectCourseMissing;

export const head = (t: i18n['t'], root: CourseSlice) => {
  const course = selectCourse(root);
  const image = course && coursePicture(course);
  const description = course && (course.metaDescription ?? plainText(course.description));
  return {
    title: course ? (course.metaTitle ?? course.title) : t('title', { ns: 'course' }),
    ...(description ? { description } : {}),
    ...(image ? { imageUrl: image } : {}),
  };
};

export default function CoursePage({ params }: { params: Readonly<Record<string, string>> }) {
  const { t } = useTranslation('course');
  const { course } = useOpenCourse(params.id);
  useOwnershipRefresh(course && !courseOwnership(course) ? [courseDetail.request({ id: course.id })] : []);
  if (!course) return <MissingCourse id={params.id} skeleton={<DetailSkeleton />} />;
  return (
    <DetailPage
      hue={courseHue(course)}
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
