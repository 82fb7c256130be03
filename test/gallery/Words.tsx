import { useTranslation } from 'react-i18next';
import { Badge, type BadgeKind } from '@/shared/ui/content/Badge';
import { Picture } from '@/shared/ui/content/Picture';
import { Price } from '@/shared/ui/content/Price';
import { ProgressBar } from '@/shared/ui/content/ProgressBar';
import { ReadMore } from '@/shared/ui/content/ReadMore';
import { RichText } from '@/shared/ui/content/RichText';
import { Stars } from '@/shared/ui/content/Stars';
import { hueOf } from '@/shared/ui/subjects';
import styles from './Gallery.module.css';
import type { PartProps } from './part';
import { GalleryPart, Specimen } from './Specimen';

export function Words({ id, title, samples }: PartProps) {
  const { t } = useTranslation('common');
  const { courses, topics } = samples.catalogue;
  const course = courses[0];
  const badges: readonly [BadgeKind, string][] = [
    ['live', t('cards.liveNow')],
    ['soon', t('cards.startsIn', { count: 12 })],
    ['save', t('price.save', { percent: 25 })],
    ['free', t('cards.freeLesson')],
    ['preorder', t('cards.preOrder')],
    ['completed', t('cards.enrolled')],
    ['locked', t('ui.locked')],
    ['upcoming', t('cards.tomorrow')],
    ['replay', t('cards.freeReplay')],
    ['ended', t('cards.today')],
    ['unsaved', t('progress.unsaved')],
    ['plain', t('cards.semester')],
  ];
  return (
    <GalleryPart id={id} title={title}>
      <Specimen name="Badges">
        {badges.map(([kind, label]) => (
          <Badge key={kind} kind={kind}>
            {label}
          </Badge>
        ))}
      </Specimen>
      <Specimen name="Badges on a picture" layout="plain">
        <div className={styles.onArt} {...hueOf(course?.subject.key)}>
          <Picture src={course?.pictureUrl} width={640} height={200} />
          <div className={styles.row}>
            {badges.map(([kind, label]) => (
              <Badge key={kind} kind={kind} onArt>
                {label}
              </Badge>
            ))}
          </div>
        </div>
      </Specimen>
      <Specimen name="Prices: card, bar, block, page; free; struck; saving; period" layout="stack">
        <Price now={samples.money(480)} />
        <Price now={samples.money(480)} was={samples.money(640)} save={t('price.save', { percent: 25 })} />
        <Price now={samples.money(328)} per={t('price.every.month', { price: '' }).trim()} />
        <Price now={t('price.free')} free />
        <Price size="bar" now={samples.money(480)} was={samples.money(640)} />
        <Price
          size="block"
          before={t('price.first.month', { price: '' }).trim()}
          now={samples.money(1280)}
          per={t('price.later', { price: t('price.every.month', { price: samples.money(1640) }) })}
        />
        <Price
          size="page"
          now={samples.money(2380)}
          was={samples.money(3160)}
          save={t('price.save', { percent: 24 })}
        />
      </Specimen>
      <Specimen name="Progress: 0, 39, 100 %; on night" layout="stack">
        {[0, 0.39, 1].map((value) => (
          <ProgressBar key={value} value={value} label={t('cards.watched', { percent: Math.round(value * 100) })} />
        ))}
        <div className={`night ${styles.night}`}>
          <ProgressBar value={0.62} look="lit" label={t('cards.watched', { percent: 62 })} />
        </div>
      </Specimen>
      <Specimen name="Rating, as shown">
        <Stars value={4.8} count={312} />
        <Stars value={5} />
      </Specimen>
      <Specimen name="Pictures: loaded, without one, one that fails" layout="plain">
        <div className={styles.pictures}>
          {[course?.pictureUrl, null, 'data:image/png;base64,AA'].map((src, index) => (
            <span key={src ?? 'none'} className={styles.picture} {...hueOf(topics[index]?.liveSubject.key)}>
              <Picture src={src} width={320} height={200} />
            </span>
          ))}
        </div>
      </Specimen>
      <Specimen name="Text of the server, cut after three lines" layout="plain">
        <ReadMore lines={3}>
          <RichText html={`${course?.detailInfo ?? ''}<p>${topics[0]?.description ?? ''}</p>`} />
        </ReadMore>
      </Specimen>
    </GalleryPart>
  );
}
