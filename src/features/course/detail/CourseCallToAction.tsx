import { useSelector } from 'react-redux';
import { type CallToAction, CallToActionButton } from '@/domain/order/CallToActionButton';
import { courseTarget } from '@/domain/order/state';
import type { Course } from '@/shared/entities/course';
import { selectCourseDetail } from '../state';

interface CourseCallToActionProps {
  course: Course;
  callToAction: CallToAction;
  size?: 'lg';
  block?: boolean;
}

/** The main button of a course page: lit where it plays a lesson. */
export function CourseCallToAction({ course, ...props }: CourseCallToActionProps) {
  const isReading = useSelector(selectCourseDetail).status === 'loading';
  const isPlaying = props.callToAction.do === 'go' && props.callToAction.plays;
  return (
    <CallToActionButton
      variant={isPlaying ? 'lit' : 'primary'}
      target={courseTarget(course.id)}
      isReading={isReading}
      {...props}
    />
  );
}
