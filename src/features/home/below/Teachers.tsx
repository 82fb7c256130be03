import { useTranslation } from 'react-i18next';
import { MeetTeachers } from '@/domain/instructor/MeetTeachers';

export function Teachers() {
  const { t } = useTranslation('home');
  return <MeetTeachers title={t('teachers.title')} errorTitle={t('teachers.error')} seeAll={t('seeAll')} />;
}
