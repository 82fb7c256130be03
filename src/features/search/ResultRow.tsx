import { Layers, type LucideIcon, Newspaper, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import type { Thing } from '@/domain/search/openIndex';
import { useHrefTo } from '@/platform/navigation/useHrefTo';
import { joinNames } from '@/shared/lib/joinNames';
import type { Sought } from '@/shared/search/marks';
import { AppLink } from '@/shared/ui/actions/AppLink';
import { Badge } from '@/shared/ui/content/Badge';
import { Stars } from '@/shared/ui/content/Stars';
import { cx } from '@/shared/ui/cx';
import { Icon } from '@/shared/ui/Icon';
import { hueOf, subjectIcon } from '@/shared/ui/subjects';
import { Marked } from './Marked';
import styles from './ResultRow.module.css';
import { searchUsed, selectOpened } from './state';

/** Icons of things that belong to no single subject. */
const kindIcons: Partial<Record<Thing['kind'], LucideIcon>> = {
  bundle: Layers,
  teacher: UserRound,
  article: Newspaper,
};

/** Names in one line, at most. */
const mostNames = 3;

function factsOf({ kind, subjects, levels, teachers }: Thing): string[] {
  const names = joinNames(subjects.slice(0, mostNames));
  const level = levels.length === 1 ? (levels[0]?.name ?? '') : '';
  const taught = kind === 'course' || kind === 'class';
  return [kind === 'lesson' ? '' : names, level, taught ? joinNames(teachers.map((name) => ({ name }))) : ''].filter(
    Boolean,
  );
}

interface ResultRowProps {
  thing: Thing;
  sought: Sought;
}

/** A result as a link; render it in an `<li>`. */
export function ResultRow({ thing, sought }: ResultRowProps) {
  const { t } = useTranslation('search');
  const dispatch = useDispatch();
  const hrefTo = useHrefTo();
  const isOpened = useSelector(selectOpened) === thing.path;
  const { kind, path, title, parent, subjects, isFree, averageRate } = thing;
  const subject = subjects[0] ?? null;
  return (
    <AppLink
      href={hrefTo(path)}
      className={styles.row}
      data-result
      {...(isOpened ? { 'data-arrival': true } : {})}
      onClick={() => dispatch(searchUsed(path))}
    >
      <span className={cx(styles.disc, subject && styles.subject)} {...(subject ? hueOf(subject.key, subject.id) : {})}>
        <Icon icon={kindIcons[kind] ?? subjectIcon(subject?.key) ?? Layers} size={20} />
      </span>
      <span className={styles.about}>
        <span className={cx(styles.title, 'clamp2')}>
          <Marked text={title} sought={sought} />
        </span>
        <span className={styles.meta}>
          {parent && (
            <span>
              <Marked text={parent} sought={sought} />
            </span>
          )}
          {averageRate > 0 && <Stars value={averageRate} />}
          {factsOf(thing).map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </span>
      </span>
      {isFree && <Badge kind="free">{t('free')}</Badge>}
    </AppLink>
  );
}
