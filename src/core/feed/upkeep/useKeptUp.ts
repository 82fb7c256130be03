import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { behindSeen, type FeedPart } from './actions';
import { selectIsBehind, type UpkeepSlice } from './state';

/** Reloads a part that is on screen when something has made it outdated, now or before the page was opened. */
export function useKeptUp(part: FeedPart): void {
  const dispatch = useDispatch();
  const isBehind = useSelector((root: UpkeepSlice) => selectIsBehind(root, part));
  useEffect(() => {
    if (isBehind) dispatch(behindSeen(part));
  }, [isBehind, part, dispatch]);
}
