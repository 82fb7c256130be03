import { useSelector } from 'react-redux';
import { CallToActionButton } from '@/domain/order/CallToActionButton';
import { topicTarget } from '@/domain/order/state';
import type { LiveTopic } from '@/shared/entities/liveTopic';
import { selectTopicDetail } from '../state';
import { useTopicCallsToAction } from './useTopicSale';

interface TopicCallToActionProps {
  topic: LiveTopic;
  size?: 'lg';
  block?: boolean;
}

/** The main button, in the offer and in the buy bar; amber when it joins a live class. */
export function TopicCallToAction({ topic, ...look }: TopicCallToActionProps) {
  const { callToAction, isJoining } = useTopicCallsToAction(topic);
  const isReading = useSelector(selectTopicDetail).status === 'loading';
  if (!callToAction) return null;
  const variant = isJoining ? 'lit' : 'primary';
  return (
    <CallToActionButton
      target={topicTarget(topic.id)}
      callToAction={callToAction}
      isReading={isReading}
      variant={variant}
      {...look}
    />
  );
}
