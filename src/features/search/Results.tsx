import { memo, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { SearchKind } from '@/domain/search/document';
import type { Thing } from '@/domain/search/openIndex';
import { joinLabel } from '@/shared/lib/joinNames';
import { formatCount } from '@/shared/lib/numbers';
import { useAfterPaint } from '@/shared/lib/useAfterPaint';
import type { Sought } from '@/shared/search/marks';
import { Button } from '@/shared/ui/actions/Button';
import { cx } from '@/shared/ui/cx';
import { countKinds } from './kinds';
import group from './ResultGroup.module.css';
import { ResultRow } from './ResultRow';
import styles from './Results.module.css';
import { filtersChosen } from './state';

/** Results of a kind among those of all kinds; lessons are many and alike. */
const few = (kind: SearchKind) => (kind === 'lesson' ? 3 : 4);
/** Results of a kind on its own. */
const many = 20;

interface RowsProps {
  things: readonly Thing[];
  sought: Sought;
}

/** Results, one below the other; `columns`: two beside each other in wide windows. */
export const ResultRows = ({ things, sought, columns = false }: RowsProps & { columns?: boolean }) => (
  <ul className={cx(group.rows, columns && group.columns)}>
    {things.map((thing) => (
      <li key={thing.path}>
        <ResultRow thing={thing} sought={sought} />
      </li>
    ))}
  </ul>
);

/** The name of a kind, and how many results it has. */
function GroupHead({ name, count }: { name: string; count: number }) {
  const { i18n } = useTranslation();
  return (
    <h2>
      <span>{`${name} `}</span>
      <span className={group.count}>{formatCount(count, i18n.language)}</span>
    </h2>
  );
}

/** Kinds of results rendered at once with the typed key; the rest may come one paint later. */
const nearKinds = 1;

/** The results of all kinds, a few of each. */
export function GroupedResults({ things, sought }: RowsProps) {
  const kinds = useMemo(() => [...countKinds(things).keys()], [things]);
  const near = kinds.slice(0, nearKinds);
  const below = useAfterPaint(useMemo(() => ({ things, sought, kinds }), [things, sought, kinds]));
  return (
    <>
      {near.map((kind) => (
        <KindGroup key={kind} kind={kind} things={things} sought={sought} />
      ))}
      {below.kinds
        .filter((kind) => !near.includes(kind))
        .map((kind) => (
          <KindGroup key={kind} kind={kind} things={below.things} sought={below.sought} />
        ))}
    </>
  );
}

/** A few results of a kind among those of all. */
const KindGroup = memo(function KindGroup({ things, sought, kind }: RowsProps & { kind: SearchKind }) {
  const { t } = useTranslation('search');
  const dispatch = useDispatch();
  const own = things.filter((thing) => thing.kind === kind);
  const name = t(`kind.${kind}`);
  return (
    <section className={group.group} aria-label={name}>
      <GroupHead name={name} count={own.length} />
      <ResultRows things={own.slice(0, few(kind))} sought={sought} />
      {own.length > few(kind) && (
        <Button className={styles.more} variant="soft" onClick={() => dispatch(filtersChosen({ section: kind }))}>
          <span>{t('seeAll', { count: own.length })}</span>
          <span className="srOnly">{joinLabel('', name)}</span>
        </Button>
      )}
    </section>
  );
});

/** The results of one kind, and more of them by a button. */
export function KindResults({ things, sought, kind }: RowsProps & { kind: SearchKind }) {
  const { t } = useTranslation(['search', 'common']);
  const [shown, setShown] = useState(many);
  const name = t(`kind.${kind}`);
  return (
    <section className={group.group} aria-label={name}>
      <GroupHead name={name} count={things.length} />
      <ResultRows things={things.slice(0, shown)} sought={sought} />
      {things.length > shown && (
        <Button className={styles.more} variant="outline" onClick={() => setShown(shown + many)}>
          {t('common:list.more')}
        </Button>
      )}
    </section>
  );
}
