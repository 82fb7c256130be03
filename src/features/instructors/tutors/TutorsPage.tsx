import type { i18n } from 'i18next';
import { CalendarClock, type LucideIcon, MessageCircleQuestionMark, NotebookPen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { instructorsDuck } from '@/domain/instructor/saga';
import { homeInstructors } from '@/domain/instructor/state';
import { useHelp } from '@/platform/contact/useHelp';
import type { EnterContext } from '@/shared/routing/page';
import { Button } from '@/shared/ui/actions/Button';
import { Icon } from '@/shared/ui/Icon';
import { Section } from '@/shared/ui/layout/Section';
import { MeetInstructors } from './MeetInstructors';
import styles from './TutorsPage.module.css';

export const ducks = [instructorsDuck];

export const enter = ({ region, load }: EnterContext) => [homeInstructors[load]({ region })];

export const head = (t: i18n['t']) => ({
  title: t('tutors.title', { ns: 'instructors' }),
  description: t('tutors.text', { ns: 'instructors' }),
});

const duties: readonly { key: 'answers' | 'checks' | 'plans'; icon: LucideIcon }[] = [
  { key: 'answers', icon: MessageCircleQuestionMark },
  { key: 'checks', icon: NotebookPen },
  { key: 'plans', icon: CalendarClock },
];

const steps = ['ask', 'meet', 'practise', 'repeat'] as const;

/** Explains what a tutor does, how a session works, and how to try one. */
export default function TutorsPage() {
  const { t } = useTranslation('instructors');
  const { askForTrial } = useHelp();
  return (
    <div className="wrap">
      <div className={styles.head}>
        <h1>{t('tutors.title')}</h1>
        <p>{t('tutors.text')}</p>
        {askForTrial && (
          <Button size="lg" onClick={askForTrial}>
            {t('tutors.trial')}
          </Button>
        )}
      </div>
      <Section title={t('tutors.dutiesTitle')}>
        <ul className={styles.duties}>
          {duties.map(({ key, icon }) => (
            <li key={key}>
              <span className={styles.icon}>
                <Icon icon={icon} size={24} />
              </span>
              <h3>{t(`tutors.duty.${key}.title`)}</h3>
              <p>{t(`tutors.duty.${key}.text`)}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={t('tutors.stepsTitle')}>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>
              <h3>{t(`tutors.step.${step}.title`)}</h3>
              <p>{t(`tutors.step.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </Section>
      <MeetInstructors title={t('tutors.meet')} errorTitle={t('list.error')} seeAll={t('detail.all')} />
    </div>
  );
}
