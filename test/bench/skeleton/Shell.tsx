import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link, Route, Routes } from 'react-router-dom';
import { selectNames } from './store';

const Page = lazy(() => import('./Page'));

export function Shell() {
  const { t } = useTranslation('common');
  const names = useSelector(selectNames);
  return (
    <>
      <Link to="/">
        {t('ui.close')} {names.length}
      </Link>
      <Suspense>
        <Routes>
          <Route path="/" element={<Page />} />
        </Routes>
      </Suspense>
    </>
  );
}
