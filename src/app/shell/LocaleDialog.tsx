import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { localePath, locatePath } from '@/platform/locale/paths';
import { selectLocale } from '@/platform/locale/state';
import { selectUserRegion } from '@/platform/session/state';
import { isRegion, languageName, languageTag, regionNames, regionOf, regions } from '@/shared/i18n/locales';
import { paths } from '@/shared/routing/paths';
import { AppLink } from '@/shared/ui/actions/AppLink';
import { Dialog } from '@/shared/ui/overlay/Dialog';
import styles from './LocaleDialog.module.css';

/**
 * Switches language or region. Another language of the same region keeps the page; another region starts at its home
 * page, since ids are regional. An account belongs to one region, so a member sees its name instead of links, which the
 * guard would redirect.
 */
export default function LocaleDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('common');
  const locale = useSelector(selectLocale);
  const userRegion = useSelector(selectUserRegion);
  const { pathname, search, hash } = useLocation();
  const { path } = locatePath(pathname, locale);
  const fixed = userRegion !== null && isRegion(userRegion) ? userRegion : null;
  const shown = fixed ? [fixed] : regionNames;
  return (
    <Dialog open={open} onClose={onClose} title={t('locale.title')} wide={!fixed}>
      {fixed && <p className={styles.fixed}>{t('locale.fixed', { region: t(`regions.${fixed}`) })}</p>}
      <ul className={styles.regions}>
        {shown.map((region) => (
          <li key={region}>
            <h3>{t(`regions.${region}`)}</h3>
            <ul>
              {regions[region].locales.map((candidate) => {
                const here = region === regionOf(locale);
                const to = here ? localePath(candidate, path) + search + hash : localePath(candidate, paths.home());
                return (
                  <li key={candidate}>
                    <AppLink
                      href={to}
                      lang={languageTag(candidate)}
                      aria-current={candidate === locale ? 'true' : undefined}
                    >
                      {languageName(candidate)}
                    </AppLink>
                  </li>
                );
              })}
            </ul>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
