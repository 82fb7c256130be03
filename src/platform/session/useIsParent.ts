import { useSelector } from 'react-redux';
import { selectIsParent } from './state';

/** See `selectIsParent`. */
export const useIsParent = (): boolean => useSelector(selectIsParent);
