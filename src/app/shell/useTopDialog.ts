import { useEffect, useState } from 'react';

const topDialog = () => [...document.querySelectorAll<HTMLElement>('dialog[open]')].at(-1) ?? null;

/** Returns the open modal dialog while `active`. All outside it is inert, so messages must render inside it. */
export function useTopDialog(active: boolean): HTMLElement | null {
  const [dialog, setDialog] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (!active) return;
    const find = () => setDialog(topDialog());
    find();
    const observer = new MutationObserver(find);
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] });
    return () => {
      observer.disconnect();
      setDialog(null);
    };
  }, [active]);
  return dialog;
}
