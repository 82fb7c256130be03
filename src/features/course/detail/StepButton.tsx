import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { courseTarget, type OrdersSlice, selectAttempt } from '@/core/orders/state';
import type { Course } from '@/shared/entities/course';
import { Button } from '@/shared/ui/actions/Button';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import { selectCourseDetail } from '../state';
import { enrolAsked } from './actions';
import type { Step } from './useCourseSale';

interface StepButtonProps {
  course: Course;
  step: Step;
  className?: string | undefined;
  size?: 'lg';
  block?: boolean;
}

/** The main step of a course page; while an enrolment is on its way, and until the course says so too, it is busy. */
export function StepButton({ course, step, ...look }: StepButtonProps) {
  const { t } = useTranslation('course');
  const dispatch = useDispatch();
  const attempt = useSelector((root: OrdersSlice) => selectAttempt(root, courseTarget(course.id)));
  const isReading = useSelector(selectCourseDetail).status === 'loading';
  if (step.do === 'go')
    return (
      <ButtonLink href={step.href} {...look}>
        {step.label}
      </ButtonLink>
    );
  const busy = attempt?.status === 'sending' || (attempt?.status === 'done' && isReading);
  return (
    <Button busy={busy} onClick={() => dispatch(enrolAsked(course.id))} {...look}>
      {t('enrol.free')}
    </Button>
  );
}
