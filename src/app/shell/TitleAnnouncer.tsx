import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Announces the new page's title to screen readers after a navigation, once the page has set it; the browser announces
 * the first page.
 */
export function TitleAnnouncer() {
  const { pathname } = useLocation();
  const [title, setTitle] = useState('');
  const shown = useRef({ pathname, title: '' });

  useEffect(() => {
    const before = shown.current;
    const element = document.querySelector('title');
    if (!element) return;
    const tell = () => {
      if (document.title === before.title) return;
      shown.current = { pathname, title: document.title };
      if (before.pathname !== pathname) setTitle(document.title);
    };
    const observer = new MutationObserver(tell);
    observer.observe(element, { childList: true, characterData: true, subtree: true });
    tell();
    return () => observer.disconnect();
  }, [pathname]);

  return (
    <p className="srOnly" aria-live="polite">
      {title}
    </p>
  );
}
