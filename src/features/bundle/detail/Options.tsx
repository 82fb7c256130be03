import { Check, Plus } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useItemMeta } from '@/domain/cart/CartList';
import { OwnershipBadge } from '@/domain/enrolment/OwnershipBadge';
import { bundleOptions, type CheckoutSlice, selectBundleOptions } from '@/domain/sale/state';
import { FetchBlock } from '@/platform/lists/FetchBlock';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import { useHrefTo } from '@/platform/navigation/useHrefTo';
import type { BundleOption } from '@/shared/entities/bundleOption';
import type { CheckoutCollection } from '@/shared/entities/checkout';
import { collectionOwnership, itemOwnership } from '@/shared/entities/ownership';
import { joinTags } from '@/shared/lib/hashtags';
import { joinLabel, joinNames } from '@/shared/lib/joinNames';
import { paths } from '@/shared/routing/paths';
import { Button } from '@/shared/ui/actions/Button';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import { CardSkeletons } from '@/shared/ui/cards/CardSkeleton';
import { starsOf } from '@/shared/ui/content/Stars';
import { EmptyState } from '@/shared/ui/content/State';
import { Section } from '@/shared/ui/layout/Section';
import { hueOf } from '@/shared/ui/subjects';
import { ItemRow, ItemRows } from '../parts/ItemRow';
import styles from './Options.module.css';
import { useOption } from './useOption';

/** Returns the path, below the locale, of an option's page; null for a group pass. */
function optionPath({ type, id }: BundleOption): string | null {
  if (type === 'course') return paths.course(id);
  return type === 'live_topic' ? paths.topic(id) : null;
}

/** Sorts options that the visitor owns to the end. Ownership is in the bundle's contents, not in its options. */
function sortOwnedLast(collection: CheckoutCollection, options: readonly BundleOption[]): BundleOption[] {
  const isOwned = (option: BundleOption) => itemOwnership(collection, option) !== null;
  return [...options.filter((option) => !isOwned(option)), ...options.filter(isOwned)];
}

/** Returns the course or class that an option stands for; undefined for a group pass, and where the server leaves it out. */
const contentOf = ({ contents }: CheckoutCollection, { type, id }: BundleOption) =>
  type === 'group_pass'
    ? undefined
    : (type === 'course' ? contents.courses : contents.liveTopics).find((content) => content.id === id);

/** Most tags of a row: they begin with the level. */
const maxRowTags = 2;

/** Returns "Form 4 · DSE" of a course; empty for anything else. */
const tagsOf = (content: ReturnType<typeof contentOf>) =>
  content && 'contentHashtags' in content ? joinTags(content.contentHashtags.slice(0, maxRowTags)) : '';

/** Lists the options of a bundle. */
export function Options({ collection }: { collection: CheckoutCollection }) {
  const { t } = useTranslation('bundle');
  const path = useLocalePath();
  const state = useSelector((root: CheckoutSlice) => selectBundleOptions(root, collection.id));
  return (
    <FetchBlock
      state={state}
      actions={bundleOptions}
      isEmpty={(list) => list.length === 0}
      empty={
        <EmptyState
          boxed
          title={t('options.empty')}
          text={t('options.emptyText')}
          action={<ButtonLink href={path(paths.courses())}>{t('go.browse')}</ButtonLink>}
        />
      }
      errorTitle={t('options.error')}
      skeleton={<CardSkeletons kind="row" count={8} layout="list" />}
      frame={(content) => <Section title={t('options.title')}>{content}</Section>}
    >
      {(list) => (
        <ItemRows>
          {sortOwnedLast(collection, list).map((option) => (
            <li key={`${option.type}:${option.id}`}>
              <Option collection={collection} option={option} />
            </li>
          ))}
        </ItemRows>
      )}
    </FetchBlock>
  );
}

interface OptionProps {
  collection: CheckoutCollection;
  option: BundleOption;
}

const Option = memo(function Option({ collection, option }: OptionProps) {
  const { t } = useTranslation('bundle');
  const hrefTo = useHrefTo();
  const meta = useItemMeta();
  const { chosen, toggle } = useOption(collection, option);
  const word = t(chosen ? 'options.chosen' : 'options.choose');
  const path = optionPath(option);
  const ownership = itemOwnership(collection, option);
  const content = contentOf(collection, option);
  return (
    <ItemRow
      title={option.name}
      href={path ? hrefTo(path) : ''}
      picture={option.thumbnailUrl}
      hue={hueOf(null, option.id)}
      isChosen={chosen}
      isNight={option.type === 'live_topic'}
      rating={content && starsOf(content)}
      meta={[tagsOf(content), ...meta(option), joinNames(content?.instructors ?? [])].filter(Boolean)}
      badge={<OwnershipBadge ownership={ownership} />}
      end={
        ownership === null &&
        collectionOwnership(collection) === null && (
          <>
            <span className={styles.price}>{option.displayPrice}</span>
            <Button
              size="sm"
              variant={chosen ? 'soft' : 'outline'}
              icon={chosen ? Check : Plus}
              aria-pressed={chosen}
              aria-label={joinLabel(word, option.name)}
              onClick={toggle}
            >
              {word}
            </Button>
          </>
        )
      }
    />
  );
});
