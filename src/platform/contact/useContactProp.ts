import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import type { ContactProps } from './state';
import { contactActions } from './state';

/** Configures the help widget while the page is on screen. */
export function useContactProp<K extends keyof ContactProps>(name: K, value: ContactProps[K]): void {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(contactActions.setProps({ [name]: value }));
    return () => void dispatch(contactActions.setProps({ [name]: undefined }));
  }, [dispatch, name, value]);
}
