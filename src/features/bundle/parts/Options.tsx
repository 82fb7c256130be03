import { Check, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useItemFacts } from '@/core/cart/CartList';
import { cartItemRemoved } from '@/core/cart/state';
import { useChoice } from '@/core/cart/useChoice';
import { bundleOptions, type CheckoutSlice, selectBundleOptions } from '@/core/checkout/state';
import { topicPath } from '@/core/classes/paths';
import { FetchBlock } from '@/core/lists/FetchBlock';
import { useHrefTo } from '@/core/navigation/useHrefTo';
import type { BundleOption } from '@/shared/entities/bundleOption';
import type { CheckoutCollection } from '@/shared/entities/checkout';
import { Button } from '@/shared/ui/actions/Button';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import { CardSkeletons } from '@/shared/ui/cards/CardSkeleton';
import { Badge } from '@/shared/ui/content/Badge';
import { EmptyState } from '@/shared/ui/content/State';
import { Section } from '@/shared/ui/layout/Section';
import { hueOf } from '@/shared/ui/subjects';
import { isCourseTaken, isTopicTaken } from '../standing';
import { ItemRow, ItemRows } from './ItemRow';
import styles from './ItemRow.module.css';

/** Path, below the locale, of an option's own page; a group pass has none. */
function optionPath({ type, id }: BundleOption): string | null {
  if (type === 'course') return `/course/${id}`;
  return type === 'live_topic' ? topicPath(id) : null;
}

/** The bundle's contents know what is the visitor's already; its options do not. */
function isTaken({ contents }: CheckoutCollection, { type, id }: BundleOption): boolean {
  if (type === 'course') return contents.courses.some((course) => course.id === id && isCourseTaken(course));
  return type === 'live_topic' && contents.liveTopics.some((topic) => topic.id === id && isTopicTaken(topic));
}

/** What can be chosen of a bundle. */
export function Options({ collection }: { collection: CheckoutCollection }) {
  const { t } = useTranslation('bundle');
  const dispatch = useDispatch();
  const hrefTo = useHrefTo();
  const state = useSelector((root: CheckoutSlice) => selectBundleOptions(root, collection.id));
  const courses = hrefTo('/course');
  return (
    <FetchBlock
      state={state}
      isEmpty={(list) => list.length === 0}
      empty={
        <EmptyState
          boxed
          title={t('options.empty')}
          text={t('options.emptyText')}
          action={courses && <ButtonLink href={courses}>{t('go.browse')}</ButtonLink>}
        />
      }
      errorTitle={t('options.error')}
      onRetry={() => dispatch(bundleOptions.request({ id: collection.id }))}
      skeleton={<CardSkeletons kind="row" count={8} layout="list" />}
      frame={(content) => <Section title={t('options.title')}>{content}</Section>}
    >
      {(list) => (
        <ItemRows>
          {list.map((option) => (
            <li key={`${option.type}:${option.id}`}>
              <Option collection={collection} option={option} />
            </li>
          ))}
        </ItemRows>
      )}
    </FetchBlock>
  );
}

function Option({ collection, option }: { collection: CheckoutCollection; option: BundleOption }) {
  const { t } = useTranslation('bundle');
  const dispatch = useDispatch();
  const hrefTo = useHrefTo();
  const facts = useItemFacts();
  const { choose, isChosen } = useChoice(collection);
  const chosen = isChosen(option);
  const word = t(chosen ? 'options.chosen' : 'options.choose');
  const path = optionPath(option);
  return (
    <ItemRow
      title={option.name}
      href={path ? hrefTo(path) : ''}
      picture={option.thumbnailUrl}
      hue={hueOf(null, option.id)}
      meta={facts(option)}
      badge={isTaken(collection, option) && <Badge kind="completed">{t('options.owned')}</Badge>}
      end={
        <>
          <span className={styles.price}>{option.displayPrice}</span>
          <Button
            size="sm"
            variant={chosen ? 'soft' : 'outline'}
            icon={chosen ? Check : Plus}
            aria-pressed={chosen}
            aria-label={`${word}: ${option.name}`}
            onClick={() => (chosen ? dispatch(cartItemRemoved(option)) : choose(option))}
          >
            {word}
          </Button>
        </>
      }
    />
  );
}
