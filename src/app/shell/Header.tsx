import { Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectCartCount } from '@/domain/cart/state';
import { selectLocale, selectRegion } from '@/platform/locale/state';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import { useEntrancePaths } from '@/platform/navigation/useEntrancePaths';
import { PartBoundary } from '@/platform/parts/PartBoundary';
import { BySession } from '@/platform/session/BySession';
import { env } from '@/shared/config/env';
import { languageName } from '@/shared/i18n/locales';
import { paths } from '@/shared/routing/paths';
import { AppLink } from '@/shared/ui/actions/AppLink';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import { BrandMark } from '@/shared/ui/brand/BrandMark';
import { cx } from '@/shared/ui/cx';
import { Icon } from '@/shared/ui/Icon';
import { CartHost } from './CartHost';
import styles from './Header.module.css';
import { AccountMenu } from './lazyParts';
import { morePages } from './navigation';
import { RetryButton } from './RetryButton';
import { SearchLink } from './SearchLink';
import { useNavigationItems } from './useNavigationItems';

export function Header({ onChooseLocale }: { onChooseLocale: () => void }) {
  const { t } = useTranslation('common');
  const path = useLocalePath();
  const locale = useSelector(selectLocale);
  const region = useSelector(selectRegion);
  const { items, section } = useNavigationItems();
  const entrances = useEntrancePaths();
  const hasCart = useSelector(selectCartCount) > 0;
  const learning = items
    .filter((item) => item.section === 'learning')
    .map((item) => (
      <AppLink
        key={item.section}
        className={cx(styles.learning, styles.wide)}
        href={item.href}
        aria-current={section === 'learning' ? 'page' : undefined}
      >
        {t('nav.learning')}
      </AppLink>
    ));
  return (
    <header className={styles.top}>
      <div className={cx('wrap', styles.row)} data-help={env.contacts[region] !== null} data-cart={hasCart}>
        <AppLink className={styles.logo} href={path(paths.home())}>
          <BrandMark size={36} className={styles.mark} />
          <span>{env.productName}</span>
        </AppLink>
        <nav className={styles.nav} aria-label={t('nav.main')}>
          {items
            .filter((item) => item.section === 'classes' || item.section === 'courses')
            .map((item) => (
              <AppLink key={item.section} href={item.href} aria-current={item.section === section ? 'page' : undefined}>
                {t(`nav.${item.section}`)}
              </AppLink>
            ))}
          {morePages.map((page) => (
            <AppLink
              key={page.section}
              href={path(page.path)}
              aria-current={page.section === section ? 'page' : undefined}
            >
              {t(`nav.${page.section}`)}
            </AppLink>
          ))}
        </nav>
        <SearchLink />
        <button
          type="button"
          className={styles.locale}
          onClick={onChooseLocale}
          aria-label={t('locale.open', { region: t(`regions.${region}`), language: languageName(locale) })}
        >
          <Icon icon={Globe} size={18} />
          <span className={styles.place}>
            {t('locale.current', { region: t(`regions.${region}`), language: languageName(locale) })}
          </span>
        </button>
        <CartHost />
        <BySession
          guest={
            <>
              <ButtonLink className={styles.login} variant="soft" size="sm" href={entrances.login}>
                {t('account.login')}
              </ButtonLink>
              <ButtonLink className={styles.wide} href={entrances.signup}>
                {t('account.signup')}
              </ButtonLink>
            </>
          }
          member={
            <>
              {learning}
              <PartBoundary
                part={AccountMenu}
                waiting={<span className={styles.waiting} />}
                failed={(retry) => <RetryButton onRetry={retry} />}
              >
                <AccountMenu />
              </PartBoundary>
            </>
          }
          waiting={
            <>
              {learning}
              <span className={styles.waiting} />
            </>
          }
        />
      </div>
    </header>
  );
}
