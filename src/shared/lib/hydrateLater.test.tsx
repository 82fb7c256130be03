import { act, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { hydrateLater } from './hydrateLater';

it('is hydrated after the HTML around it, which may render again meanwhile', async () => {
  const log: string[] = [];
  const Part = hydrateLater(function Part({ text }: { text: string }) {
    log.push(`part ${text}`);
    return <p>{text}</p>;
  });
  function Page() {
    const [renders, setRenders] = useState(1);
    useEffect(() => {
      log.push(`page ${renders}`);
      setRenders(2);
    }, [renders]);
    return <Part text="below" />;
  }
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Page />);
  log.length = 0;
  await act(async () => void hydrateRoot(container, <Page />));
  expect(log).toEqual(['page 1', 'page 2', 'part below']);
  expect(container.textContent).toBe('below');
});
