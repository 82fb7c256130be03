import { screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { hueOf } from '../subjects';
import { renderUi } from '../testing/renderUi';
import { BundleCard } from './BundleCard';
import { CourseCard } from './CourseCard';
import { InstructorCard } from './InstructorCard';
import { FreeLessonCard, LessonCard } from './LessonCard';
import { LessonRow } from './LessonRow';
import { LiveTopicCard } from './LiveTopicCard';
import { PostCard } from './PostCard';

const base = { href: '/to', title: 'Title', hue: hueOf('maths'), picture: '/a.svg' };
const progress = { value: 0.4, label: '40% watched' };

const cards: readonly [string, ReactNode][] = [
  ['course', <CourseCard key="1" {...base} meta={['2 lessons', '1 h']} price={{ now: '$1' }} progress={progress} />],
  [
    'live topic',
    <LiveTopicCard key="2" {...base} subject="Maths" teacher="Ms Lau" when="Fri" price={{ now: '$1' }} live />,
  ],
  ['lesson', <LessonCard key="3" {...base} meta={['9 min left']} progress={progress} />],
  ['free lesson', <FreeLessonCard key="4" {...base} meta={['14 min']} />],
  ['instructor', <InstructorCard key="5" href="/to" name="Title" picture={null} hue={base.hue} />],
  ['bundle', <BundleCard key="6" {...base} covers={['/a.svg', null, '/c.svg', '/d.svg']} />],
  ['post', <PostCard key="7" {...base} summary="Words" />],
  ['row', <LessonRow key="8" href="/to" number={1} state="play" title="Title" free="Free" />],
];

describe('cards', () => {
  it.each(cards)('%s is one link and one tab stop', (_, card) => {
    const { container } = renderUi(card);
    const link = screen.getByRole('link');
    expect(link).toHaveAttribute('href', '/to');
    expect(link).toHaveTextContent('Title');
    expect(container.querySelectorAll('a, button, [tabindex]')).toHaveLength(1);
  });

  it.each(cards)('%s has no style attribute in prerendered HTML', (_, card) => {
    expect(renderToString(<MemoryRouter>{card}</MemoryRouter>)).not.toContain('style=');
  });

  it('shows at most three tags, as words', () => {
    renderUi(<CourseCard {...base} tags={['Form4', '#DSE', 'P5', 'four']} />);
    expect(screen.getByText('Form 4 · DSE').parentElement).toHaveTextContent(/^Form.4 · DSE · P5$/);
  });

  it('begins its tags with its subject, which it names once', () => {
    renderUi(<CourseCard {...base} subject="Maths" tags={['Maths', 'Form4', 'DSE']} />);
    expect(screen.getByText('Maths · Form 4').parentElement).toHaveTextContent(/^Maths · Form.4 · DSE$/);
  });

  it('names its subject alone where it has no tags', () => {
    renderUi(<CourseCard {...base} subject="Maths" />);
    expect(screen.getByText('Maths')).toBeVisible();
  });

  it.each([
    ['#StepByStep', 'Step By Step'],
    ['TếBào', 'Tế Bào'],
    ['VĩMô', 'Vĩ Mô'],
    ['TiếngAnh10', 'Tiếng Anh 10'],
    ['iGCSE', 'iGCSE'],
    ['A-Levelสังคม', 'A-Levelสังคม'],
    ['KTPL10', 'KTPL10'],
  ])('shows the tag %s as “%s”', (tag, words) => {
    renderUi(<CourseCard {...base} tags={[tag]} />);
    expect(screen.getByText(words)).toBeVisible();
  });

  it('tells how much is watched', () => {
    renderUi(<LessonCard {...base} progress={progress} />);
    expect(screen.getByRole('progressbar', { name: '40% watched' })).toHaveAttribute('aria-valuenow', '40');
  });

  it.each([
    ['play', null],
    ['number', null],
    ['locked', 'nofollow'],
    ['upcoming', 'nofollow'],
  ] as const)('a row of state %s has a link that search engines follow only to an open lesson', (state, rel) => {
    renderUi(<LessonRow number={5} state={state} title="LazyPart" href="/to" />);
    expect(screen.getByRole('link').getAttribute('rel')).toBe(rel);
  });

  it('the current row says that it plays only while it does', () => {
    const row = (playing: boolean) => (
      <LessonRow number={5} state="current" title="Roots" href="/to" playing={playing} />
    );
    const { container: paused } = renderUi(row(false));
    expect(within(paused).queryByText(/Now playing/)).toBeNull();
    expect(paused.querySelector('.lucide-pause')).toBeNull();
    const { container: playing } = renderUi(row(true));
    expect(within(playing).getByText(/Now playing/)).toBeInTheDocument();
    expect(playing.querySelector('.lucide-pause')).not.toBeNull();
    expect(within(paused).getByRole('link')).toHaveAttribute('aria-current', 'true');
  });

  it('a locked row without an address is no link and says that it is locked', () => {
    const { container } = renderUi(<LessonRow number={5} state="locked" title="LazyPart" meta={['21 min']} />);
    expect(screen.queryByRole('link')).toBeNull();
    expect(within(container).getByText(/Locked/)).toBeInTheDocument();
  });
});
