import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { cardQuote, isFree, type Quote } from '@/domain/sale/quote';
import { isBundleLike } from '@/domain/sale/sale';
import { useZone } from '@/platform/clock/useZone';
import { selectLocale, selectRegion } from '@/platform/locale/state';
import type { LiveTopic } from '@/shared/entities/liveTopic';
import type { Plan } from '@/shared/entities/plan';
import { regions } from '@/shared/i18n/locales';
import { formatDate } from '@/shared/lib/time';
import { Section } from '@/shared/ui/layout/Section';
import { hasReplays, lessonCount, lessonsAhead } from '../lessons';
import { useChosenPlan } from '../useChosenPlan';
import { useTopicSale } from '../useTopicSale';
import styles from './BeforeEnrolling.module.css';

/** Returns a function that says what follows the last session with a plan; '' of a plan that costs nothing. */
function useAfterText(): (quote: Quote, plan: Plan, lastAt: string) => string {
  const { t } = useTranslation('topic');
  const locale = useSelector(selectLocale);
  const zone = useZone();
  return (quote, { expiredAt }, lastAt) => {
    const date = formatDate(lastAt, locale, zone);
    if (quote.renewal) return t('plan.afterRenews', { date });
    if (isFree(quote)) return '';
    return expiredAt
      ? t('plan.afterUntil', { date, end: formatDate(expiredAt, locale, zone) })
      : t('plan.afterOnce', { date });
  };
}

/** Answers who has not enrolled yet, from the class and the chosen plan: what follows the last session, and what a late start misses. */
export function BeforeEnrolling({ topic }: { topic: LiveTopic }) {
  const { t } = useTranslation('topic');
  const { currency } = regions[useSelector(selectRegion)];
  const afterText = useAfterText();
  const { saleState, collection, now } = useTopicSale(topic);
  const plan = useChosenPlan(collection);
  if (saleState !== 'available' || !collection || isBundleLike(collection)) return null;
  const quote = plan && cardQuote({ ...collection, plans: [plan] }, now, currency);
  const ahead = lessonsAhead(topic, now);
  const last = ahead.at(-1)?.startAt;
  const late = lessonCount(topic).held > 0 && last ? t('plan.lateText', { count: ahead.length }) : '';
  const answers = [
    { question: t('plan.after'), texts: [quote && last ? afterText(quote, plan, last) : ''] },
    { question: t('plan.late'), texts: [late, late && hasReplays(topic, now) ? t('plan.lateReplays') : ''] },
  ].filter(({ texts: [first] }) => first);
  if (answers.length === 0) return null;
  return (
    <Section title={t('plan.title')}>
      <dl className={styles.questions}>
        {answers.map(({ question, texts }) => (
          <div key={question}>
            <dt>{question}</dt>
            {texts.map((text) => text && <dd key={text}>{text}</dd>)}
          </div>
        ))}
      </dl>
    </Section>
  );
}
