import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { OrderNote } from '@/domain/order/OrderNote';
import { topicTarget } from '@/domain/order/state';
import { BundleNote } from '@/domain/sale/BundleNote';
import { OfferPrice } from '@/domain/sale/OfferPrice';
import { OtherRegionNote } from '@/domain/sale/OtherRegionNote';
import { PlanPoints } from '@/domain/sale/PlanPoints';
import { cardQuote } from '@/domain/sale/quote';
import { hasPlanChoice, isBundleLike, listMorePlans } from '@/domain/sale/sale';
import { topicCheckout } from '@/domain/sale/state';
import { usePrice } from '@/domain/sale/usePrice';
import { useSaleTime } from '@/domain/sale/useSaleTime';
import { useZone } from '@/platform/clock/useZone';
import { useHelp } from '@/platform/contact/useHelp';
import { selectLocale, selectRegion } from '@/platform/locale/state';
import type { CheckoutCollection } from '@/shared/entities/checkout';
import { isPreOrdered } from '@/shared/entities/enrolment';
import type { LiveTopic } from '@/shared/entities/liveTopic';
import { isForSale } from '@/shared/entities/saleState';
import { regions } from '@/shared/i18n/locales';
import { formatMoney } from '@/shared/lib/money';
import { formatDate, formatMonthDay } from '@/shared/lib/time';
import { Button } from '@/shared/ui/actions/Button';
import { Price } from '@/shared/ui/content/Price';
import { BuyBar, OfferCallToAction, OfferNote, OfferTitle } from '@/shared/ui/detail/Offer';
import { coveredSessions } from './coveredSessions';
import { lessonCount } from './lessons';
import { PlanRows } from './PlanRows';
import { TopicCallToAction } from './TopicCallToAction';
import { TopicFacts } from './TopicFacts';
import { TopicOwned } from './TopicOwned';
import { TryFree } from './TryFree';
import { useChosenPlan } from './useChosenPlan';
import { useTopicBadge } from './useTopicBadge';
import { useTopicCallsToAction, useTopicSale } from './useTopicSale';

/** The offer of a class: its price and the main button; for members of the class, its progress. */
export function TopicOffer({ topic }: { topic: LiveTopic }) {
  const { ownership } = useTopicSale(topic);
  return (
    <>
      {ownership === 'owned' ? <TopicOwned topic={topic} /> : <Offer topic={topic} />}
      <OrderNote target={topicTarget(topic.id)} />
      <TopicFacts topic={topic} />
    </>
  );
}

function Offer({ topic }: { topic: LiveTopic }) {
  const { t } = useTranslation('topic');
  const dispatch = useDispatch();
  const { ask } = useHelp();
  const { saleState, collection, checkout } = useTopicSale(topic);
  const { otherRegion } = useTopicCallsToAction(topic);
  const plan = useChosenPlan(collection);
  const canChoose = collection !== null && hasPlanChoice(collection) && !otherRegion;
  return (
    <>
      <OfferIntro topic={topic} />
      {isForSale(saleState) && collection && isBundleLike(collection) && <BundleNote collection={collection} />}
      {isForSale(saleState) && (
        <OfferPrice
          collection={collection && plan && { ...collection, plans: [plan] }}
          fetched={checkout}
          onRetry={() => dispatch(topicCheckout.request({ topicId: topic.id }))}
          lessons={lessonCount(topic).total}
          plans={canChoose ? undefined : listMorePlans(collection)}
          choice={canChoose ? <PlanRows collection={collection} /> : undefined}
        />
      )}
      {saleState === 'available' && collection && plan && (
        <FirstPayment topic={topic} collection={{ ...collection, plans: [plan] }} />
      )}
      <OfferCallToAction>
        <TopicCallToAction topic={topic} size="lg" block />
      </OfferCallToAction>
      {isForSale(saleState) && plan && <PlanPoints key={plan.id} plan={plan} most={3} />}
      <TryFree topic={topic} />
      {saleState === 'closed' && ask && (
        <Button variant="outline" block onClick={ask}>
          {t('ask')}
        </Button>
      )}
      {otherRegion && <OtherRegionNote>{t('offer.elsewhere', { region: otherRegion })}</OtherRegionNote>}
    </>
  );
}

/** What the first payment of a plan that renews comes to for each session. `collection` has that plan alone. */
function FirstPayment({ topic, collection }: { topic: LiveTopic; collection: CheckoutCollection }) {
  const { t } = useTranslation('topic');
  const locale = useSelector(selectLocale);
  const { currency } = regions[useSelector(selectRegion)];
  const zone = useZone();
  const { now } = useSaleTime(collection);
  const quote = isBundleLike(collection) ? null : cardQuote(collection, now, currency);
  const covered = quote && coveredSessions(topic, quote, now, zone);
  if (!covered) return null;
  const { count, lastAt, each } = covered;
  const date = formatMonthDay(lastAt, locale, zone);
  const price = formatMoney(each, quote.currency, locale);
  return <OfferNote>{t('plan.covers', { count, date, price })}</OfferNote>;
}

/** The note before the price: already booked, open for pre-order, or not for sale. */
function OfferIntro({ topic }: { topic: LiveTopic }) {
  const { t } = useTranslation('topic');
  const { ask } = useHelp();
  const locale = useSelector(selectLocale);
  const zone = useZone();
  const { ownership, saleState } = useTopicSale(topic);
  const date = topic.enrollStartAt ? formatDate(topic.enrollStartAt, locale, zone) : '';
  const starts = date && t('offer.startsAt', { date });
  if (ownership === 'booked')
    return (
      <>
        <OfferTitle>{t(isPreOrdered(topic) ? 'offer.preordered' : 'offer.booked')}</OfferTitle>
        <OfferNote>{starts || t('offer.bookedText')}</OfferNote>
      </>
    );
  if (saleState === 'preorder')
    return (
      <>
        <OfferTitle>{t('offer.preorderTitle')}</OfferTitle>
        <OfferNote>{starts}</OfferNote>
      </>
    );
  if (saleState === 'closed')
    return (
      <>
        <OfferTitle>{t('offer.closed')}</OfferTitle>
        {ask && <OfferNote>{t('offer.closedText')}</OfferNote>}
      </>
    );
  return null;
}

/** The buy bar on phones and tablets, in place of the navigation: the price and the main button. */
export function TopicBar({ topic }: { topic: LiveTopic }) {
  const { collection, saleState } = useTopicSale(topic);
  const badge = useTopicBadge(topic);
  const plan = useChosenPlan(collection);
  const price = usePrice(useSaleTime(collection).step)(collection && plan && { ...collection, plans: [plan] });
  const { callToAction } = useTopicCallsToAction(topic);
  if (!callToAction) return null;
  return (
    <BuyBar>
      {isForSale(saleState) ? price && <Price size="bar" {...price} save={undefined} /> : badge && <p>{badge.label}</p>}
      <TopicCallToAction topic={topic} />
    </BuyBar>
  );
}
