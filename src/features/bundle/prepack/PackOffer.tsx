import { CalendarCheck, MonitorPlay, ReceiptText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useLessonCount } from '@/domain/course/lessonCounts';
import { OfferPrice } from '@/domain/sale/OfferPrice';
import { OtherRegionNote } from '@/domain/sale/OtherRegionNote';
import { PlanPoints } from '@/domain/sale/PlanPoints';
import { listMorePlans, purchasePath } from '@/domain/sale/sale';
import { type CheckoutSlice, collectionDetail, selectCollectionDetail } from '@/domain/sale/state';
import { useLearnLink } from '@/domain/sale/useLearnLink';
import { usePrice } from '@/domain/sale/usePrice';
import { useSaleTime } from '@/domain/sale/useSaleTime';
import { useDuration } from '@/platform/clock/useDuration';
import { useZone } from '@/platform/clock/useZone';
import { selectLocale } from '@/platform/locale/state';
import { useHrefTo } from '@/platform/navigation/useHrefTo';
import { useOtherRegion } from '@/platform/session/useOtherRegion';
import type { CheckoutCollection } from '@/shared/entities/checkout';
import { collectionOwnership } from '@/shared/entities/ownership';
import { collectionSaleState } from '@/shared/entities/saleState';
import { joinTexts } from '@/shared/lib/joinNames';
import { findCardPlan } from '@/shared/lib/price';
import { formatDateText } from '@/shared/lib/time';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import type { ButtonLook } from '@/shared/ui/actions/buttonClass';
import { Price } from '@/shared/ui/content/Price';
import { BuyBar, OfferCallToAction, OfferFact, OfferFacts, OfferTitle } from '@/shared/ui/detail/Offer';
import { OwnedNote } from '../parts/OwnedNote';

/** Returns the next call to action: the checkout or, when the visitor owns everything, the place to learn. */
function usePackCallToAction(collection: CheckoutCollection): { href: string; label: string } | null {
  const { t } = useTranslation('bundle');
  const hrefTo = useHrefTo();
  const otherRegion = useOtherRegion();
  const { step } = useSaleTime(collection);
  const price = usePrice(step)(collection);
  const learn = useLearnLink(collection);
  if (learn) return learn;
  const href = hrefTo(purchasePath(collection));
  if (!href || otherRegion || !price) return null;
  const isPreOrder = collectionSaleState(collection, null) === 'preorder';
  const label = price.free ? 'buy.free' : isPreOrder ? 'buy.preOrder' : 'buy.pack';
  return { href, label: t(label) };
}

function PackCallToAction({
  collection,
  ...look
}: { collection: CheckoutCollection } & Pick<ButtonLook, 'size' | 'block'>) {
  const callToAction = usePackCallToAction(collection);
  return (
    callToAction && (
      <ButtonLink href={callToAction.href} {...look}>
        {callToAction.label}
      </ButtonLink>
    )
  );
}

/** The offer of a prepack: its price and the checkout button; for owners, a link to the content. */
export function PackOffer({ collection }: { collection: CheckoutCollection }) {
  const { t } = useTranslation('bundle');
  const dispatch = useDispatch();
  const { id } = collection;
  const fetched = useSelector((root: CheckoutSlice) => selectCollectionDetail(root, id));
  const otherRegion = useOtherRegion();
  const ownership = collectionOwnership(collection);
  const plan = findCardPlan(collection);
  return (
    <>
      {ownership ? (
        <OfferTitle>{t(`ownership.${ownership}`)}</OfferTitle>
      ) : (
        <>
          <OwnedNote collection={collection} />
          <OfferPrice
            collection={collection}
            fetched={fetched}
            onRetry={() => dispatch(collectionDetail.request({ id }))}
            lessons={0}
            plans={listMorePlans(collection)}
          />
        </>
      )}
      <OfferCallToAction>
        <PackCallToAction size="lg" block collection={collection} />
      </OfferCallToAction>
      {otherRegion && !ownership && <OtherRegionNote>{t('elsewhere', { region: otherRegion })}</OtherRegionNote>}
      {plan && !ownership && <PlanPoints plan={plan} most={2} />}
      <PackFacts collection={collection} />
    </>
  );
}

/** Lists number of courses, duration and commitment. */
function PackFacts({ collection }: { collection: CheckoutCollection }) {
  const { t } = useTranslation('common');
  const duration = useDuration();
  const locale = useSelector(selectLocale);
  const zone = useZone();
  const { courses } = collection.contents;
  const lessonCount = useLessonCount();
  const lessons = courses.reduce((sum, course) => sum + lessonCount(course), 0);
  const seconds = courses.reduce((sum, { totalLessonsDuration }) => sum + totalLessonsDuration, 0);
  const plan = findCardPlan(collection);
  const size = [
    ...(lessons > 0 ? [t('cards.lessons', { count: lessons })] : []),
    ...(seconds > 0 ? [duration(seconds)] : []),
  ];
  return (
    <OfferFacts>
      {size.length > 0 && <OfferFact icon={MonitorPlay}>{joinTexts(size)}</OfferFact>}
      {plan?.lastDay && <OfferFact icon={CalendarCheck}>{formatDateText(plan.lastDay, locale, zone)}</OfferFact>}
      {plan?.contractPeriod && <OfferFact icon={ReceiptText}>{plan.contractPeriod}</OfferFact>}
    </OfferFacts>
  );
}

/** The buy bar on phones and tablets, in place of the navigation: the price and the main button. */
export function PackBar({ collection }: { collection: CheckoutCollection }) {
  const { t } = useTranslation('bundle');
  const { step: time } = useSaleTime(collection);
  const price = usePrice(time)(collection);
  const callToAction = usePackCallToAction(collection);
  const ownership = collectionOwnership(collection);
  if (!callToAction) return null;
  return (
    <BuyBar>
      {ownership ? <p>{t(`ownership.${ownership}`)}</p> : price && <Price size="bar" {...price} save={undefined} />}
      <PackCallToAction collection={collection} />
    </BuyBar>
  );
}
