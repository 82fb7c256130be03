import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { enterPage } from '@/shared/ui/overlay/openOverlays';
import { useApp } from '../AppContext';

/** Connects the router to the navigation service: sagas can navigate, and read the current place. */
export function NavigationBridge() {
  const { navigation } = useApp().services;
  const navigate = useNavigate();
  const location = useLocation();
  useLayoutEffect(() => {
    navigation.arrived(location);
    enterPage(location.pathname);
  }, [navigation, location]);
  useEffect(() => navigation.attach((to, options) => void navigate(to, options)), [navigation, navigate]);
  return null;
}
