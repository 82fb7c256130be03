import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { readHistoryNumber, writeHistoryNumber } from './historyState';

/** Returns whether a part of the page is open, and a function that opens or closes it; kept over a reload and Back. */
export function useRestoredOpen(part: string): readonly [boolean, (isOpen: boolean) => void] {
  const { key, pathname } = useLocation();
  const name = `opened.${part}`;
  const [isOpen, setOpen] = useState(false);
  // Not in the first render: HTML from the build has every part closed.
  useLayoutEffect(() => {
    if (readHistoryNumber(name, { key, pathname }) > 0) setOpen(true);
  }, [name, key, pathname]);
  const open = (next: boolean) => {
    setOpen(next);
    writeHistoryNumber(name, { key, pathname }, Number(next));
  };
  return [isOpen, open];
}
