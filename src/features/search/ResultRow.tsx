import { Lock, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import type { Thing } from '@/domain/search/openIndex';
import { useHrefTo } from '@/platform/navigation/useHrefTo';
import { selectLoggedIn } from '@/platform/session/state';
import { joinNames } from '@/shared/lib/joinNames';
import type { Sought } from '@/shared/search/marks';
import { AppLink } from '@/shared/ui/actions/AppLink';
import { Badge } from '@/shared/ui/content/Badge';
import { Picture } from '@/shared/ui/content/Picture';
import { Stars } from '@/shared/ui/content/Stars';
import { cx } from '@/shared/ui/cx';
import { Icon } from '@/shared/ui/Icon';
import { hueOf } from '@/shared/ui/subjects';
import { Marked } from './Marked';
import styles from './ResultRow.module.css';
import { searchUsed, selectOpened } from './state';

/** Names in one line, at most. */
const mostNames = 3;

function metaOf({ kind, subjects, levels, teachers }: Thing): string[] {
  const names = joinNames(subjects.slice(0, mostNames));
  const level = levels.length === 1 ? (levels[0]?.name ?? '') : '';
  const taught = kind === 'course' || kind === 'class';
  return [kind === 'lesson' ? '' : names, level, taught ? joinNames(teachers.map((name) => ({ name }))) : ''].filter(
    Boolean,
  );
}

/**
 * The picture of a result: a person in a window, all else a cover. The art of a class is a night. A lesson plays, or is locked for a
 * guest who has to pay for it.
 */
function Cover({ thing: { kind, picture, isFree } }: { thing: Thing }) {
  const { t } = useTranslation('common');
  // Which lessons a member may watch is not in the index.
  const isLocked = !useSelector(selectLoggedIn) && !isFree;
  const isPerson = kind === 'teacher';
  return (
    <span className={cx(styles.cover, isPerson && styles.person, !isPerson && kind !== 'class' && 'dimmed')}>
      <Picture src={picture} place="thumbnail" width={96} height={isPerson ? 120 : 60} />
      {kind === 'lesson' && (
        <span className={styles.play}>
          <Icon icon={isLocked ? Lock : Play} size={12} filled={!isLocked} />
          {isLocked && <span className="srOnly">{t('ui.locked')}</span>}
        </span>
      )}
    </span>
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
  const { path, title, parent, subjects, isFree, averageRate } = thing;
  const subject = subjects[0] ?? null;
  return (
    <AppLink
      href={hrefTo(path)}
      className={styles.row}
      data-result
      {...(subject ? hueOf(subject.key, subject.id) : {})}
      {...(isOpened ? { 'data-arrival': true } : {})}
      onClick={() => dispatch(searchUsed(path))}
    >
      <Cover thing={thing} />
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
          {metaOf(thing).map((text) => (
            <span key={text}>{text}</span>
          ))}
        </span>
      </span>
      {isFree && <Badge kind="free">{t('free')}</Badge>}
    </AppLink>
  );
}
