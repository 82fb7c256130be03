import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import { CardSkeletons, type SkeletonKind } from '@/shared/ui/cards/CardSkeleton';
import { EmptyState, ErrorState } from '@/shared/ui/content/State';
import type { GridKind } from '@/shared/ui/layout/Grid';
import styles from './Gallery.module.css';
import type { PartProps } from './part';
import { GalleryPart, Specimen } from './Specimen';

const skeletons: readonly [SkeletonKind, number, GridKind | 'rail' | 'list'][] = [
  ['course', 4, 'course'],
  ['live', 4, 'live'],
  ['lesson', 4, 'rail'],
  ['free', 4, 'free'],
  ['instructor', 6, 'people'],
  ['post', 3, 'posts'],
  ['row', 3, 'list'],
];

export function States({ id, title }: PartProps) {
  const { t } = useTranslation('common');
  const nothing = { headingLevel: 3, boxed: true } as const;
  return (
    <GalleryPart id={id} title={title}>
      {skeletons.map(([kind, count, layout]) => (
        <Specimen key={kind} name={`Skeletons: ${kind}`} layout="plain">
          <CardSkeletons kind={kind} count={count} layout={layout} />
        </Specimen>
      ))}
      <Specimen name="Nothing here, something went wrong, done" layout="plain">
        <div className={styles.states}>
          <EmptyState
            {...nothing}
            title={t('notFound.title')}
            text={t('notFound.text')}
            action={
              <ButtonLink variant="soft" href="/x">
                {t('notFound.home')}
              </ButtonLink>
            }
          />
          <EmptyState {...nothing} scene="calendar" title={t('cards.tomorrow')} text={t('footer.line')} />
          <EmptyState {...nothing} scene="search" title={t('filters.allSubjects')} text={t('filters.retrySubjects')} />
          <EmptyState {...nothing} scene="cart" title={t('price.free')} />
          <EmptyState {...nothing} light="lit" title={t('messages.emailSent')} text={t('messages.welcomeBack')} />
          <ErrorState {...nothing} title={t('promotions.bannersError')} text={t('errors.offline')} onRetry={() => {}} />
          <ErrorState
            {...nothing}
            busy
            title={t('locale.title')}
            text={t('errors.languageFailed')}
            onRetry={() => {}}
          />
        </div>
      </Specimen>
    </GalleryPart>
  );
}
