import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../testing/renderUi';
import { LinkTabs, Tabs } from './Tabs';

const items = [
  { key: 'about', label: 'About' },
  { key: 'lessons', label: 'Lessons' },
  { key: 'faq', label: 'Questions' },
];

function Example({ first = 'about' }: { first?: string }) {
  const [current, setCurrent] = useState(first);
  return (
    <Tabs label="Parts" items={items} current={current} onSelect={setCurrent}>
      <p>{current}</p>
    </Tabs>
  );
}

describe('Tabs', () => {
  it.each([
    ['{ArrowRight}', 'about', 'lessons'],
    ['{ArrowRight}', 'faq', 'about'],
    ['{ArrowLeft}', 'about', 'faq'],
    ['{End}', 'about', 'faq'],
    ['{Home}', 'faq', 'about'],
  ])('%s on %s selects and focuses %s', async (key, from, to) => {
    renderUi(<Example first={from} />);
    await userEvent.tab();
    await userEvent.keyboard(key);
    const tab = screen.getByRole('tab', { selected: true });
    expect(tab).toHaveFocus();
    expect(screen.getByRole('tabpanel')).toHaveTextContent(to);
    expect(screen.getByRole('tabpanel')).toHaveAccessibleName(tab.textContent ?? '');
  });

  it('keeps the current tab of a row that is too wide in its middle', async () => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(this: Element) {
      const row = this.closest('[role=tablist]');
      const at = [...(row?.children ?? [])].indexOf(this);
      return at < 0 ? new DOMRect(0, 0, 300, 48) : new DOMRect(200 * at - (row?.scrollLeft ?? 0), 0, 200, 48);
    });
    renderUi(<Example first="faq" />);
    const row = screen.getByRole('tablist');
    expect(row.scrollLeft).toBe(350);
    await userEvent.click(screen.getByRole('tab', { name: 'Lessons' }));
    expect(row.scrollLeft).toBe(150);
  });

  it('is one tab stop, also when no tab is current', async () => {
    const { rerender } = renderUi(<Example />);
    const stops = () => screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0);
    expect(stops()).toHaveLength(1);
    rerender(<Tabs label="Parts" items={items} current="gone" onSelect={() => {}} />);
    expect(stops()).toHaveLength(1);
  });

  it('marks the current one of link tabs', () => {
    renderUi(
      <LinkTabs label="Parts" current="faq" items={items.map((item) => ({ ...item, href: `?tab=${item.key}` }))} />,
    );
    expect(screen.getByRole('link', { current: true })).toHaveTextContent('Questions');
  });
});
