import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useApp } from '../AppContext';

/** Lends the router's hands to the sagas, and tells them where it stands. */
export function NavigationBridge() {
  const { navigation } = useApp().services;
  const navigate = useNavigate();
  const location = useLocation();
  useLayoutEffect(() => navigation.arrived(location), [navigation, location]);
  useEffect(() => navigation.attach((to, options) => void navigate(to, options)), [navigation, navigate]);
  return null;
}
