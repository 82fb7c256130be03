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
import { cx } from '@/shared/ui/cx';
import { hueOf } from '@/shared/ui/subjects';
import { announcementsDuck } from '../announcements/duck';
import { CourseBand } from '../detail/CourseBand';
import { CourseBar, CourseOffer } from '../detail/CourseOffer';
import styles from '../detail/CoursePage.module.css';
import { CourseSkeleton } from '../detail/CourseSkeleton';
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
    if (status !== 'failure') return <CourseSkeleton />;
    const retry = () => dispatch(courseDetail.request({ id: Number(params.id) }));
    return <ErrorState headingLevel={1} title={t('error.title')} text={t('error.text')} onRetry={retry} />;
  }
  return (
    <article className={styles.page} {...hueOf(course.subject?.key, course.subject?.id ?? course.id)}>
      <div className={styles.band}>
        <div className={cx('wrap', styles.top)}>
          <div className={styles.picture}>
            <Trailer course={course} />
          </div>
          <CourseBand course={course} />
        </div>
      </div>
      <div className={cx('wrap', styles.main)}>
        <div className={styles.content}>
          <CourseTabs key={course.id} course={course} />
        </div>
        <aside className={styles.offer} aria-label={t(isPurchased(course) ? 'offer.ownedLabel' : 'offer.label')}>
          <div className={styles.offerPicture}>
            <Trailer course={course} />
          </div>
          <div className={styles.offerText}>
            <CourseOffer key={course.id} course={course} />
          </div>
        </aside>
      </div>
      <div className="wrap">
        <Relatives course={course} />
      </div>
      <CourseBar course={course} />
    </article>
  );
}
