import { type ReactNode, useState } from 'react';
import { SkipLink } from '@/shared/ui/layout/SkipLink';
import { BottomNav } from './BottomNav';
import { Footer } from './Footer';
import { Header } from './Header';
import { HelpWidget } from './HelpWidget';
import { LocaleDialog } from './LocaleDialog';
import { MessageHosts } from './MessageHosts';
import { PageProgress } from './PageProgress';
import styles from './Shell.module.css';
import { TitleAnnouncer } from './TitleAnnouncer';

/** The frame around every page. */
export function Shell({ children }: { children: ReactNode }) {
  const [choosingLocale, setChoosingLocale] = useState(false);
  const chooseLocale = () => setChoosingLocale(true);
  return (
    <div className={styles.shell}>
      <SkipLink />
      <PageProgress />
      <Header onChooseLocale={chooseLocale} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer onChooseLocale={chooseLocale} />
      <BottomNav />
      <HelpWidget />
      <LocaleDialog open={choosingLocale} onClose={() => setChoosingLocale(false)} />
      <MessageHosts />
      <TitleAnnouncer />
    </div>
  );
}
