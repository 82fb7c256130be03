import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { type FeedPart, staleShown } from './actions';
import { type RefreshSlice, selectIsBehind } from './state';

/** Reloads a part that is on screen when something has made it outdated, now or before the page was opened. */
export function useAutoRefresh(part: FeedPart): void {
  const dispatch = useDispatch();
  const isBehind = useSelector((root: RefreshSlice) => selectIsBehind(root, part));
  useEffect(() => {
    if (isBehind) dispatch(staleShown(part));
  }, [isBehind, part, dispatch]);
}
