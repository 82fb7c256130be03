import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { computeMoment } from '@/domain/class/moment';
import type { CallToAction } from '@/domain/order/CallToActionButton';
import { hasPlanChoice, isBundleLike, salePath } from '@/domain/sale/sale';
import { type CheckoutSlice, planChosen, selectTopicCheckout } from '@/domain/sale/state';
import { useSaleTime } from '@/domain/sale/useSaleTime';
import { useHelp } from '@/platform/contact/useHelp';
import { useHrefTo } from '@/platform/navigation/useHrefTo';
import { useOtherRegion } from '@/platform/session/useOtherRegion';
import type { LiveTopic } from '@/shared/entities/liveTopic';
import { isForSale } from '@/shared/entities/saleState';
import { paths } from '@/shared/routing/paths';
import { firstFreeLesson, nextLesson, watchableLessons } from './lessons';
import { topicCollection, topicSale } from './topicSale';
import { useChosenPlan } from './useChosenPlan';

/** Returns the collection that sells a topic, and how it is sold to this visitor now. */
export function useTopicSale(topic: LiveTopic) {
  const checkout = useSelector((root: CheckoutSlice) => selectTopicCheckout(root, topic.id));
  const { now } = useSaleTime(topicCollection(topic, checkout.data));
  return { checkout, now, ...topicSale(topic, checkout.data, now) };
}

interface TopicCallsToAction {
  /** The main call to action of the page. */
  callToAction: CallToAction | null;
  /** The main call to action joins a live class. */
  isJoining: boolean;
  /** Path of the free lesson, unless that is the main call to action; else ''. */
  freeHref: string;
  /** Asks for a free trial, unless that is the main call to action; else null. */
  askForTrial: (() => void) | null;
  /** Name of the account's region when that is another one, else ''. */
  otherRegion: string;
}

export function useTopicCallsToAction(topic: LiveTopic): TopicCallsToAction {
  const { t } = useTranslation('topic');
  const { t: tCheckout } = useTranslation('checkout');
  const help = useHelp();
  const hrefTo = useHrefTo();
  const otherRegion = useOtherRegion();
  const { collection, ownership, saleState, now } = useTopicSale(topic);
  const dispatch = useDispatch();
  const plan = useChosenPlan(collection);
  const none = { callToAction: null, isJoining: false, freeHref: '', askForTrial: null, otherRegion };

  const next = nextLesson(topic, now);
  const nextHref = next ? hrefTo(paths.liveLesson(topic.id, next.id)) : '';
  if (ownership === 'owned') {
    if (next && nextHref) {
      const isJoining = next.startAt !== null && computeMoment(next.startAt, next.endAt, now).phase === 'live';
      const label = t(isJoining ? 'offer.join' : 'offer.next');
      return { ...none, callToAction: { do: 'go', href: nextHref, label }, isJoining };
    }
    const { free, finished } = watchableLessons(topic);
    if (free.length + finished.length === 0) return none;
    return { ...none, callToAction: { do: 'go', href: '?tab=lessons', label: t('offer.replays') } };
  }

  const free = firstFreeLesson(topic);
  const freeHref = free ? hrefTo(paths.liveLesson(topic.id, free.id)) : '';
  const askForTrial = isForSale(saleState) && saleState !== 'free' && !otherRegion ? help.askForTrial : null;
  const canOrder = isForSale(saleState) && collection !== null && collection.id > 0 && !otherRegion;
  const others = { ...none, freeHref, askForTrial };
  if (saleState === 'free' && canOrder) return { ...others, callToAction: { do: 'enrol' } };
  const buyHref = canOrder ? hrefTo(salePath(collection)) : '';
  const buyLabel = () => {
    if (isBundleLike(collection)) return tCheckout('bundle.see');
    return saleState === 'preorder' ? t('offer.preorderButton') : t('offer.buy');
  };
  // The checkout opens with the plan that is chosen here, whatever was chosen there before.
  const before = () => {
    if (collection && plan && hasPlanChoice(collection)) dispatch(planChosen(collection.id, plan.id));
  };
  if (buyHref) return { ...others, callToAction: { do: 'go', href: buyHref, label: buyLabel(), before } };
  if (freeHref)
    return {
      ...others,
      callToAction: { do: 'go', href: freeHref, label: t('offer.watchFree'), plays: true },
      freeHref: '',
    };
  if (askForTrial) return { ...none, callToAction: { do: 'act', label: t('offer.trial'), act: askForTrial } };
  return none;
}
