import { useSelector } from 'react-redux';
import { selectUser } from './state';

/** Returns whether the texts address a parent, whose child learns here. */
export const useIsParent = (): boolean => useSelector(selectUser)?.role?.name === 'parent';
