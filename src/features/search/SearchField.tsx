import { Search, X } from 'lucide-react';
import { type ChangeEvent, type KeyboardEvent, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { useShownNavigationType } from '@/platform/navigation/useShownNavigationType';
import { pressedKey } from '@/shared/lib/pressedKey';
import { IconButton } from '@/shared/ui/actions/IconButton';
import { Icon } from '@/shared/ui/Icon';
import styles from './SearchField.module.css';
import { searchPaused, searchTyped, searchUsed, selectSearch, selectText } from './state';

/** Keyboards on the screen hide the results until they close. */
const isOnScreen = () => window.matchMedia('(pointer: coarse)').matches;

/** The field; the page searches while the visitor types. */
export function SearchField() {
  const { t } = useTranslation(['search', 'common']);
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const location = useLocation();
  const isBack = useShownNavigationType() === 'POP';
  const text = useSelector(selectText);
  const search = useSelector(selectSearch);
  // Letters on the way to other signs (pinyin, kana), by which nothing is found yet.
  const [unfinished, setUnfinished] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const keysId = useId();
  const value = unfinished ?? text;

  // A visit that starts here without words, as by a press on the link before the app was ready, starts with typing.
  useEffect(() => {
    const field = input.current;
    if (location.key === 'default' && field?.value === '' && document.activeElement === document.body) field.focus();
  }, [location.key]);

  const type = (next: string) => {
    setUnfinished(null);
    dispatch(searchTyped(next));
  };
  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const isComposing = (nativeEvent as InputEvent).isComposing;
    const found = isComposing ? search?.find(target.value) : null;
    if (found && (found.things.length === 0 || found.has !== 'all')) setUnfinished(target.value);
    else type(target.value);
  };
  const clear = () => {
    type('');
    input.current?.focus();
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    dispatch(searchUsed(null));
    if (isOnScreen()) input.current?.blur();
  };
  const leave = (event: KeyboardEvent) => {
    if (pressedKey(event) !== 'Escape') return;
    event.preventDefault();
    if (value !== '') type('');
    // The first page of a visit has nothing to go back to.
    else if (location.key !== 'default') navigate(-1);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: not all supported browsers have the element
    <form role="search" className={styles.form} onSubmit={submit}>
      <Icon icon={Search} size={22} className={styles.glass} />
      <input
        ref={input}
        className={styles.field}
        type="search"
        name="q"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        aria-label={t('label')}
        aria-describedby={keysId}
        placeholder={t('nav.find', { ns: 'common' })}
        value={value}
        onChange={change}
        onCompositionEnd={({ currentTarget }) => type(currentTarget.value)}
        onBlur={() => dispatch(searchPaused())}
        onKeyDown={leave}
        {...(isBack ? {} : { 'data-arrival': true })}
      />
      <span id={keysId} hidden>
        {t('keys')}
      </span>
      {value !== '' && <IconButton className={styles.clear} icon={X} label={t('clear')} onClick={clear} />}
    </form>
  );
}
