import { useSelector } from 'react-redux';
import { StepButton } from '@/domain/order/StepButton';
import { topicTarget } from '@/domain/order/state';
import type { LiveTopic } from '@/shared/entities/liveTopic';
import { selectTopicDetail } from '../state';
import { useTopicSteps } from './useTopicSale';

interface TopicStepProps {
  topic: LiveTopic;
  size?: 'lg';
  block?: boolean;
}

/** The main button, in the offer and in the buy bar; amber when it joins a live class. */
export function TopicStep({ topic, ...look }: TopicStepProps) {
  const { step, isJoining } = useTopicSteps(topic);
  const isReading = useSelector(selectTopicDetail).status === 'loading';
  if (!step) return null;
  const variant = isJoining ? 'lit' : 'primary';
  return <StepButton target={topicTarget(topic.id)} step={step} isReading={isReading} variant={variant} {...look} />;
}
