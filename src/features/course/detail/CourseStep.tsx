import { useSelector } from 'react-redux';
import { type Step, StepButton } from '@/domain/order/StepButton';
import { courseTarget } from '@/domain/order/state';
import type { Course } from '@/shared/entities/course';
import { selectCourseDetail } from '../state';

interface CourseStepProps {
  course: Course;
  step: Step;
  size?: 'lg';
  block?: boolean;
}

/** The main button of a course page: lit where it plays a lesson. */
export function CourseStep({ course, ...step }: CourseStepProps) {
  const isReading = useSelector(selectCourseDetail).status === 'loading';
  const isPlaying = step.step.do === 'go' && step.step.plays;
  return (
    <StepButton
      variant={isPlaying ? 'lit' : 'primary'}
      target={courseTarget(course.id)}
      isReading={isReading}
      {...step}
    />
  );
}
