import { useDispatch, useSelector } from 'react-redux';
import type { PlayerReading } from '@/shared/player/types';
import { selectTopicDetail, topicDetail } from '../state';

/** Returns how a player reads its lesson again: with its topic. */
export function useReading(): PlayerReading {
  const dispatch = useDispatch();
  const detail = useSelector(selectTopicDetail);
  return { isBusy: detail.status === 'loading', start: () => void dispatch(topicDetail.repeat(detail)) };
}
