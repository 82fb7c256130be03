import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { behindSeen, type FeedPart } from './actions';
import { selectIsBehind, type UpkeepSlice } from './state';

/** Has a part that is on screen read again once something has changed it, here or before the student came back. */
export function useKeptUp(part: FeedPart): void {
  const dispatch = useDispatch();
  const isBehind = useSelector((root: UpkeepSlice) => selectIsBehind(root, part));
  useEffect(() => {
    if (isBehind) dispatch(behindSeen(part));
  }, [isBehind, part, dispatch]);
}
