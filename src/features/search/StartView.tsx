import { BookOpen, History, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useSingleKeys } from '@/platform/services/singleKeys';
import { nothingSought } from '@/shared/search/marks';
import { Button } from '@/shared/ui/actions/Button';
import { IconButton } from '@/shared/ui/actions/IconButton';
import { cx } from '@/shared/ui/cx';
import { Icon } from '@/shared/ui/Icon';
import { hueOf, subjectIcon } from '@/shared/ui/subjects';
import group from './ResultGroup.module.css';
import row from './ResultRow.module.css';
import { ResultRows } from './Results';
import styles from './StartView.module.css';
import type { Search } from './search';
import { filtersChosen, recentRemoved, searchTyped, searchUsed, selectOwnLevelId, selectRecent } from './state';

/** The visitor's earlier queries, as links that repeat them. */
function Recent() {
  const { t } = useTranslation('search');
  const dispatch = useDispatch();
  const recent = useSelector(selectRecent);
  if (recent.length === 0) return null;
  const again = (text: string) => {
    dispatch(searchTyped(text));
    dispatch(searchUsed(null));
  };
  return (
    <section className={group.group} aria-label={t('recent.title')}>
      <div className={styles.head}>
        <h2>{t('recent.title')}</h2>
        <Button variant="ghost" size="sm" onClick={() => dispatch(recentRemoved(null))}>
          {t('recent.clear')}
        </Button>
      </div>
      <ul className={group.rows}>
        {recent.map((text) => (
          <li key={text} className={styles.recent}>
            <button type="button" className={cx(row.row, row.recent)} data-result onClick={() => again(text)}>
              <span className={row.disc}>
                <Icon icon={History} size={20} />
              </span>
              <span className={row.title}>{text}</span>
            </button>
            <IconButton
              icon={X}
              size={18}
              label={t('recent.remove', { query: text })}
              onClick={() => dispatch(recentRemoved(text))}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Turns off the shortcuts without a modifier, such as the key of the search. */
function KeySwitch() {
  const { t } = useTranslation('common');
  const { isOn, turn } = useSingleKeys();
  return (
    <label className={styles.key}>
      <input type="checkbox" checked={isOn} onChange={({ target }) => turn(target.checked)} />
      <span>{t('singleKeys')}</span>
    </label>
  );
}

/** Popular things before anything is typed, at most. */
const mostPopular = 6;

/** Shown before anything is typed: the visitor's own searches, popular things, and subjects. */
export function StartView({ search }: { search: Search }) {
  const { t } = useTranslation(['search', 'common']);
  const dispatch = useDispatch();
  const level = useSelector(selectOwnLevelId);
  const isOwn = ({ levels }: Search['popular'][number]) => levels.some(({ id }) => id === level);
  const popular = [...search.popular].sort((a, b) => Number(isOwn(b)) - Number(isOwn(a))).slice(0, mostPopular);
  return (
    <>
      <Recent />
      {search.subjects.length > 0 && (
        <section className={group.group} aria-label={t('subjects')}>
          <h2>{t('subjects')}</h2>
          <ul className={styles.subjects}>
            {search.subjects.map(({ id, name, key }) => (
              <li key={id} {...hueOf(key, id)}>
                <button
                  type="button"
                  className={styles.subject}
                  onClick={() => dispatch(filtersChosen({ subject: String(id) }))}
                >
                  <Icon icon={subjectIcon(key) ?? BookOpen} size={22} />
                  <span>{name}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {popular.length > 0 && (
        <section className={group.group} aria-label={t('popular')}>
          <h2>{t('popular')}</h2>
          <ResultRows columns things={popular} sought={nothingSought} />
        </section>
      )}
      <KeySwitch />
    </>
  );
}
