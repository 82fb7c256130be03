import { useSelector } from 'react-redux';
import { useClassWords } from '@/domain/class/useClassWords';
import { selectUpNext } from './state';

/** Returns whether the student's next session is live: joining it is then the page's first action. */
export function useIsLiveNow(): boolean {
  const session = useSelector(selectUpNext).data?.liveLesson;
  const wordsOf = useClassWords();
  return session?.startAt != null && wordsOf(session.startAt, session.endAt).phase === 'live';
}
