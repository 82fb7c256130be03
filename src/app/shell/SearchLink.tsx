import { Search } from 'lucide-react';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useLocation, useNavigationType } from 'react-router-dom';
import { isSearchable } from '@/domain/search/searchable';
import { selectLocale } from '@/platform/locale/state';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import { useServices } from '@/platform/services/ServicesContext';
import { useSingleKeys } from '@/platform/services/singleKeys';
import { isTypingOrInDialog } from '@/shared/lib/isTypingOrInDialog';
import { latinKey } from '@/shared/lib/latinKey';
import { paths } from '@/shared/routing/paths';
import { AppLink } from '@/shared/ui/actions/AppLink';
import { Icon } from '@/shared/ui/Icon';
import styles from './SearchLink.module.css';

const searchField = () => document.querySelector<HTMLElement>('main input[type="search"]');

/** Opens the search, also by the key `/`; absent in a locale that has no index. */
export function SearchLink() {
  const locale = useSelector(selectLocale);
  return isSearchable(locale) && <OpenSearch />;
}

function OpenSearch() {
  const { t } = useTranslation('common');
  const href = useLocalePath()(paths.search());
  const opener = useRef<HTMLElement | null>(null);
  const isHere = useLocation().pathname === href;
  const { isOn } = useSingleKeys();
  useSearchKey(href, isHere, opener, isOn);
  useReturnTo(opener, isHere);
  return (
    <AppLink
      href={href}
      className={styles.link}
      aria-current={isHere ? 'page' : undefined}
      aria-keyshortcuts={isOn ? '/' : undefined}
      onClick={(event) => {
        opener.current = event.currentTarget;
        // On the page of the search, the link leads to its field.
        if (!isHere) return;
        event.preventDefault();
        searchField()?.focus();
      }}
    >
      <Icon icon={Search} size={20} />
      <span className="srOnly">{t('nav.search')}</span>
      <span className={styles.name} aria-hidden="true">
        {t('nav.find')}
      </span>
    </AppLink>
  );
}

/** Opens the search by `/`, unless the visitor is typing, a dialog is open, or the key is turned off. */
function useSearchKey(href: string, isHere: boolean, opener: React.RefObject<HTMLElement | null>, isOn: boolean): void {
  const { navigation } = useServices();
  const open = useCallback(
    (event: KeyboardEvent) => {
      if (!isOn || latinKey(event) !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (event.defaultPrevented || isTypingOrInDialog(event.target)) return;
      event.preventDefault();
      if (isHere) return searchField()?.focus();
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      navigation.push(href);
    },
    [navigation, href, isHere, opener, isOn],
  );
  useEffect(() => {
    document.addEventListener('keydown', open);
    return () => document.removeEventListener('keydown', open);
  }, [open]);
}

/** After Back, returns the focus to the element that opened the search, if it is still there. */
function useReturnTo(opener: React.RefObject<HTMLElement | null>, isHere: boolean): void {
  const navigationType = useNavigationType();
  const wasHere = useRef(isHere);
  useEffect(() => {
    const isLeft = wasHere.current && !isHere;
    wasHere.current = isHere;
    if (!isLeft) return;
    const element = opener.current;
    opener.current = null;
    if (navigationType === 'POP' && element?.isConnected && element !== document.body)
      element.focus({ preventScroll: true });
  }, [isHere, navigationType, opener]);
}
