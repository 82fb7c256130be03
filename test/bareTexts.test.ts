/**
 * Translators of browsers replace text nodes. React then changes a detached one, so that a button says another sum than
 * is sent, or fails to insert something before it. A text that is the only child of its element is safe: React replaces
 * all that is in the element.
 */
import { describe, expect, it } from 'vitest';
import { bareTexts } from './bareTexts';

const example = `
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Content, Elements } from '../elements';

export function Label({ children, text, list, on }: { children?: Content; text: string; list: string[]; on: boolean }) {
  const { t } = useTranslation('common');
  return (
    <div>
      <p>{text}</p>
      <p>beside <b>{text}</b></p>
      <p><b>{t('ui.close')}</b> {t('ui.loading')}</p>
      <p>{on && text}<Nested /></p>
      <p>{list}</p>
      <ul>{list.map((one) => <li key={one}>{one}</li>)}</ul>
      <>{text}</>
      <section><Frame>{text}</Frame>{on && <b>{children}</b>}{text && <Nested />}</section>
      <section>{children}<b /></section>
    </div>
  );
}
export const Nested = memo(() => 'nested');
export const Frame = ({ children }: { children: ReactNode }) => <div><i />{children}</div>;
export const Box = ({ children }: { children: Elements }) => <div><i />{children}</div>;
`;

describe('texts beside other content', () => {
  it('are none in the app', () => {
    const advice =
      'Wrap the text in an element of its own, or give the prop the type Elements (src/shared/ui/elements.ts)';
    expect(bareTexts(), advice).toEqual([]);
    // The compiler reads the whole app.
  }, 60_000);

  it('are found, whatever gives them', () => {
    const file = 'src/shared/ui/content/Label.tsx';
    expect(bareTexts(new Map([[file, example]])).map((found) => found.slice(file.length + 2))).toEqual([
      'beside',
      '',
      "{t('ui.loading')}",
      '{on && text}',
      '{list}',
      '{text}',
      '{children}',
      'Nested returns a text',
      '{children}',
    ]);
  });
});
