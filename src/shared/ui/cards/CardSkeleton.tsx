import { Bar, Skeleton } from '../content/Skeleton';
import { cx } from '../cx';
import { Grid, type GridKind } from '../layout/Grid';
import { Rail } from '../layout/Rail';
import card from './Card.module.css';
import skeleton from './CardSkeleton.module.css';
import person from './InstructorCard.module.css';
import free from './LessonCard.module.css';
import row from './LessonRow.module.css';
import post from './PostCard.module.css';

export type SkeletonKind =
  | 'course'
  | 'live'
  | 'lesson'
  | 'free'
  | 'instructor'
  | 'bundle'
  | 'post'
  | 'row'
  | 'learning';

// Each shape uses the classes of its card, so that nothing moves when the card loads.

const title = (
  <div className={card.title}>
    <Bar />
    <Bar width={60} />
  </div>
);

const priceLine = <Bar width={30} />;

// A separate element inside the item, since a bar is drawn with the same pseudo-element as the dots.
const meta = (
  <span className={skeleton.full}>
    <Bar width={45} />
  </span>
);

const last = (
  <div className={card.last}>
    <span className={skeleton.half}>
      <Bar />
    </span>
    <div className={skeleton.quarter}>
      <Bar />
    </div>
  </div>
);

function Course() {
  return (
    <div className={cx(card.card, card.course)}>
      <span className={skeleton.art} />
      <div className={cx(card.tags, skeleton.pill)}>
        <Bar />
      </div>
      {title}
      <div className={card.by}>
        <span className={skeleton.full}>
          <Bar width={60} />
        </span>
      </div>
      {last}
    </div>
  );
}

function Learning() {
  return (
    <div className={cx(card.card, card.course)}>
      <span className={skeleton.art} />
      {title}
      <div className={card.line}>
        <Bar width={45} />
      </div>
      <div className={card.line}>
        <Bar width={60} />
      </div>
      {last}
    </div>
  );
}

function Live() {
  return (
    <div className={cx(card.card, card.boxed)}>
      <span className={cx(skeleton.art, skeleton.flush)} />
      <div className={card.body}>
        <div className={card.subject}>
          <Bar width={30} className={skeleton.full} />
        </div>
        {title}
        <div className={card.who}>
          <Bar width={45} />
        </div>
        <div className={card.foot}>
          <div className={card.weekly}>
            <Bar width={60} className={skeleton.full} />
          </div>
          <div className={cx(card.when, card.next)}>
            <Bar width={60} className={skeleton.full} />
          </div>
          <div className={card.price}>{priceLine}</div>
        </div>
      </div>
    </div>
  );
}

function Lesson({ row: inRow = false }: { row?: boolean }) {
  return (
    <div className={cx(card.card, inRow && free.free)}>
      <span className={cx(skeleton.art, skeleton.wide)} />
      <div className={free.text}>
        {title}
        <div className={card.meta}>{meta}</div>
        {!inRow && (
          <div className={skeleton.small}>
            <Bar width={60} />
          </div>
        )}
      </div>
    </div>
  );
}

function Instructor() {
  return (
    <div className={person.person}>
      <span className={cx(person.avatar, skeleton.face)} />
      <span className={skeleton.full}>
        <span className={person.name}>
          <Bar width={60} className={skeleton.center} />
        </span>
        <span className={person.line}>
          <Bar width={45} className={skeleton.center} />
        </span>
      </span>
    </div>
  );
}

function Post() {
  return (
    <div className={cx(card.card, post.post)}>
      <div>
        {title}
        <div className={post.summary}>
          <Bar />
          <Bar width={60} />
        </div>
        <div className={card.meta}>{meta}</div>
      </div>
      <span className={cx(skeleton.art, skeleton.square)} />
    </div>
  );
}

function Row() {
  return (
    <div className={row.row}>
      <span className={cx(row.disc, skeleton.disc)} />
      <span>
        <span className={row.title}>
          <Bar width={60} />
        </span>
        <span className={row.meta}>
          <Bar width={20} className={skeleton.full} />
        </span>
      </span>
    </div>
  );
}

const shapes: Readonly<Record<SkeletonKind, React.ReactNode>> = {
  course: <Course />,
  learning: <Learning />,
  bundle: <Course />,
  live: <Live />,
  lesson: <Lesson />,
  free: <Lesson row />,
  instructor: <Instructor />,
  post: <Post />,
  row: <Row />,
};

export interface CardSkeletonsProps {
  kind: SkeletonKind;
  /** As many as the page size. */
  count: number;
  /** The layout of the content: a grid kind, `rail`, or `list` for rows. */
  layout: GridKind | 'rail' | 'list';
}

/** The skeleton of a list of cards, with the same shapes, columns and height. */
export function CardSkeletons({ kind, count, layout }: CardSkeletonsProps) {
  const items = Array.from({ length: count }, (_, index) => index).map((key) => (
    <li key={key} aria-hidden="true">
      {shapes[kind]}
    </li>
  ));
  return (
    <Skeleton>
      {layout === 'list' && <ul className={row.rows}>{items}</ul>}
      {layout === 'rail' && (
        <Rail kind={kind === 'live' ? 'live' : kind === 'instructor' ? 'person' : 'card'}>{items}</Rail>
      )}
      {layout !== 'list' && layout !== 'rail' && <Grid kind={layout}>{items}</Grid>}
    </Skeleton>
  );
}
