import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import { courseHue, coursePicture } from '@/domain/course/courseLook';
import { downloadsDuck } from '@/domain/download/saga';
import { useOwnershipRefresh } from '@/domain/enrolment/useOwnershipRefresh';
import { ratingsDuck } from '@/domain/rating/saga';
import { checkoutDuck } from '@/domain/sale/saga';
import { courseCheckouts } from '@/domain/sale/state';
import { isPurchased } from '@/shared/entities/enrolment';
import { courseOwnership } from '@/shared/entities/ownership';
import { excerptOf } from '@/shared/lib/plainText';
import type { EnterContext, PageProps } from '@/shared/routing/page';
import { DetailPage } from '@/shared/ui/detail/DetailPage';
import { DetailSkeleton } from '@/shared/ui/detail/DetailSkeleton';
import { announcementsDuck } from '../announcements/saga';
import { enterCourse } from '../enter';
import { MissingCourse, useOpenCourse } from '../OpenCourse';
import { type CourseSlice, courseDetail, selectCourse, selectCourseMissing } from '../state';
import { CourseHeader } from './CourseHeader';
import { CourseBar, CourseOffer } from './CourseOffer';
import { CourseParts } from './CourseParts';
import { Relatives } from './Relatives';
import { enrolDuck } from './saga';
import { Trailer } from './Trailer';

export const ducks = [announcementsDuck, checkoutDuck, enrolDuck, downloadsDuck, ratingsDuck];

export const enter = (visit: EnterContext) => [
  ...enterCourse(visit),
  courseCheckouts[visit.load]({ courseId: Number(visit.params.id) }),
];

export const notFound = selectCourseMissing;

export const head = (t: i18n['t'], root: CourseSlice) => {
  const course = selectCourse(root);
  const image = course && coursePicture(course);
  const description = course && (course.metaDescription ?? excerptOf(course.description));
  return {
    title: course ? (course.metaTitle ?? course.title) : t('title', { ns: 'course' }),
    ...(description ? { description } : {}),
    ...(image ? { imageUrl: image } : {}),
  };
};

export default function CoursePage({ params }: PageProps) {
  const { t } = useTranslation('course');
  const { course } = useOpenCourse(params.id);
  useOwnershipRefresh(course && !courseOwnership(course) ? [courseDetail.request({ id: course.id })] : []);
  if (!course) return <MissingCourse skeleton={<DetailSkeleton />} />;
  return (
    <DetailPage
      hue={courseHue(course)}
      picture={<Trailer course={course} />}
      intro={<CourseHeader course={course} />}
      offerLabel={t(isPurchased(course) ? 'offer.ownedLabel' : 'offer.label')}
      offer={<CourseOffer key={course.id} course={course} />}
      foot={<Relatives course={course} />}
      bar={<CourseBar course={course} />}
    >
      <CourseParts key={course.id} course={course} />
    </DetailPage>
  );
}
