import { useDispatch, useSelector } from 'react-redux';
import { useOtherRegion } from '@/platform/session/useOtherRegion';
import { Button } from '@/shared/ui/actions/Button';
import { type FollowsSlice, follow, selectFollow } from './state';
import { t } from './texts';

interface FollowButtonProps {
  /** The instructor's id. */
  id: number;
  /** The visitor's own value in the response of the page, which a reload shows. */
  isFollowed: boolean;
}

/** Follows an instructor. An account of another region gets no button, since the server has no such id there. */
export function FollowButton({ id, isFollowed }: FollowButtonProps) {
  const dispatch = useDispatch();
  const status = useSelector((root: FollowsSlice) => selectFollow(root, id));
  const otherRegion = useOtherRegion();
  if (otherRegion) return null;
  const isDone = isFollowed || status === 'done';
  return (
    <Button needsNetwork busy={status === 'sending'} disabled={isDone} onClick={() => dispatch(follow.request(id))}>
      {t(isDone ? 'follow.isDone' : 'follow.press')}
    </Button>
  );
}
