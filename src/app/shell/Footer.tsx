import { ChevronsUpDown } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useDataHref } from '@/domain/promotion/useDataHref';
import { useNow } from '@/platform/clock/useNow';
import { selectLocale, selectRegion } from '@/platform/locale/state';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import { selectSiteInfo } from '@/platform/site/state';
import { reportActions } from '@/platform/support/state';
import { env } from '@/shared/config/env';
import { languageName } from '@/shared/i18n/locales';
import { paths } from '@/shared/routing/paths';
import { AppLink } from '@/shared/ui/actions/AppLink';
import { BrandMark } from '@/shared/ui/brand/BrandMark';
import { Icon } from '@/shared/ui/Icon';
import '@/shared/ui/forcedColors.css';
import styles from './Footer.module.css';
import { FooterColumn } from './FooterColumn';

const learnPages = [
  { key: 'classes', path: paths.regularClass() },
  { key: 'courses', path: paths.courses() },
  { key: 'teachers', path: paths.instructors('all') },
  { key: 'tutors', path: paths.tutors() },
] as const;

const day = 24 * 60 * 60 * 1000;

interface FooterLink {
  title: string;
  url: string;
}

interface FooterProps {
  onChooseLocale: () => void;
  /** Called when it is on the page, or its HTML from the build is hydrated. */
  onShown: () => void;
}

export default function Footer({ onChooseLocale, onShown }: FooterProps) {
  useEffect(onShown, [onShown]);
  const { t } = useTranslation('common');
  const dispatch = useDispatch();
  const path = useLocalePath();
  const hrefOf = useDataHref();
  const locale = useSelector(selectLocale);
  const region = useSelector(selectRegion);
  const site = useSelector(selectSiteInfo);
  const year = new Date(useNow(day)).getUTCFullYear();
  const usable = (links: FooterLink[]) =>
    links.flatMap(({ title, url }) => (title && hrefOf(url) ? [{ title, url: hrefOf(url) }] : []));

  const learn = learnPages.map(({ key, path: page }) => ({ title: t(`nav.${key}`), url: path(page) }));
  const help = usable([
    ...(site?.zendeskFAQLink ? [{ title: t('footer.questions'), url: site.zendeskFAQLink }] : []),
    ...(site?.footerFaq ?? []),
  ]);
  const more = usable([
    ...(env.academyUrl ? [{ title: t('footer.academy'), url: env.academyUrl }] : []),
    ...(site?.campaignLinks.activity ?? []),
  ]);
  const columns = [
    { key: 'learn', title: t('footer.learn'), links: learn },
    { key: 'help', title: t('footer.help'), links: help },
    { key: 'more', title: env.productName, links: more },
  ].filter(({ key, links }) => key === 'help' || links.length > 0);

  return (
    <footer className={styles.foot}>
      <div className="wrap">
        <div className={styles.columns}>
          <div className={styles.about}>
            <AppLink className={styles.logo} href={path(paths.home())}>
              <BrandMark size={32} />
              <span translate="no">{env.productName}</span>
            </AppLink>
            <p className="wholeWords">{t('footer.line')}</p>
          </div>
          {columns.map(({ key, title, links }) => (
            <FooterColumn key={key} title={title}>
              {links.map(({ title: label, url }) => (
                <li key={url}>
                  <AppLink href={url}>{label}</AppLink>
                </li>
              ))}
              {key === 'help' && (
                <li>
                  <button type="button" onClick={() => dispatch(reportActions.toggle())}>
                    {t('report.open')}
                  </button>
                </li>
              )}
            </FooterColumn>
          ))}
          <div className={styles.locale}>
            <h2>{t('locale.title')}</h2>
            <button type="button" onClick={onChooseLocale}>
              <span>{t('locale.current', { region: t(`regions.${region}`), language: languageName(locale) })}</span>
              <Icon icon={ChevronsUpDown} size={16} />
            </button>
          </div>
        </div>
        <p className={styles.legal}>{`© ${year} ${env.productName} · ${t('footer.prices')}`}</p>
      </div>
    </footer>
  );
}
