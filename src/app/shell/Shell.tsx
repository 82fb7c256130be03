import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { selectLocale } from '@/platform/locale/state';
import { reportActions } from '@/platform/support/state';
import type { Locale } from '@/shared/i18n/locales';
import { forgetEarlyClick, replayEarlyClicks } from '@/shared/lib/earlyClicks';
import { ReportContext } from '@/shared/ui/content/ReportProblem';
import { SkipLink } from '@/shared/ui/layout/SkipLink';
import { usePrepareLinks } from '../router/usePrepareLinks';
import { BottomNav } from './BottomNav';
import { Header } from './Header';
import { HelpWidget } from './HelpWidget';
import { keepFocusInPlace } from './keepFocusInPlace';
import { Footer, LocaleDialog, loadParts } from './lazyParts';
import { MessageHosts } from './MessageHosts';
import { OfflineBanner } from './OfflineBanner';
import { OnceOpen } from './OnceOpen';
import { PageProgress } from './PageProgress';
import { ReportHost } from './ReportHost';
import styles from './Shell.module.css';
import { TitleAnnouncer } from './TitleAnnouncer';
import { useResumeOrders } from './useResumeOrders';
import { useTitleFace } from './useTitleFace';

/** Milliseconds until parts that a visitor may open are preloaded, after the first screen. */
const partsDelay = 4000;

/** The frame around every page. */
export function Shell({ children }: { children: ReactNode }) {
  const [choosingLocale, setChoosingLocale] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => void loadParts(), partsDelay);
    return () => clearTimeout(timer);
  }, []);
  useEffect(replayEarlyClicks, []);
  useEffect(keepFocusInPlace, []);
  useResumeOrders();
  useTitleFace();
  const prepareLinks = usePrepareLinks();
  const dispatch = useDispatch();
  const report = useCallback(() => void dispatch(reportActions.toggle()), [dispatch]);
  const chooseLocale = useCallback(() => setChoosingLocale(true), []);
  const locale = useSelector(selectLocale);
  const [footerLocale, setFooterLocale] = useState<Locale | null>(null);
  // Its HTML can be hydrated in its own language only: until it is, another language renders it anew.
  const footerKey = footerLocale ?? locale;
  // A stable element: a new one would make React discard the HTML that waits for the footer's code.
  const footer = useMemo(
    () => (
      <Suspense key={footerKey}>
        <Footer onChooseLocale={chooseLocale} onShown={() => setFooterLocale(footerKey)} />
      </Suspense>
    ),
    [chooseLocale, footerKey],
  );
  return (
    <div className={styles.shell} onClickCapture={({ target }) => forgetEarlyClick(target)} {...prepareLinks}>
      <SkipLink />
      <PageProgress />
      <Header onChooseLocale={chooseLocale} />
      <OfflineBanner />
      <main id="main" tabIndex={-1}>
        <ReportContext value={report}>{children}</ReportContext>
      </main>
      {footer}
      <BottomNav />
      <HelpWidget />
      <OnceOpen part={LocaleDialog} open={choosingLocale} onClose={() => setChoosingLocale(false)}>
        <LocaleDialog open={choosingLocale} onClose={() => setChoosingLocale(false)} />
      </OnceOpen>
      <ReportHost />
      <MessageHosts />
      <TitleAnnouncer />
    </div>
  );
}
