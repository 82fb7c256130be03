import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Says the title of the new page to screen readers after a navigation; the first page is announced by the browser. */
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
