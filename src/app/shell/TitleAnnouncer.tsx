import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Announces the new page's title to screen readers after a navigation; the browser announces the first page. */
export function TitleAnnouncer() {
  const { pathname } = useLocation();
  const [title, setTitle] = useState('');
  const before = useRef(pathname);

  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    const element = document.querySelector('title');
    if (!element) return;
    const tell = () => setTitle(document.title);
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
