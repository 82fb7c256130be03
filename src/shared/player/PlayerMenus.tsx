import { Captions, Keyboard, PictureInPicture2, Settings } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './ControlBar';
import bar from './ControlBar.module.css';
import { trackFor } from './captions';
import type { QualityChoice } from './engines/engine';
import { ChoiceGroup, Menu, MenuAction } from './Menu';
import styles from './PlayerMenus.module.css';
import { type PlayerState, playbackRates } from './playerState';
import type { PlayerControls } from './usePlayer';

interface MenusProps {
  readonly state: PlayerState;
  readonly controls: PlayerControls;
  readonly pictureInPicture: { readonly isAvailable: boolean; toggle(): void };
  onToggleCaptions(): void;
  onHelp(): void;
  onOpenChange(isOpen: boolean): void;
}

const rateFormat = (language: string) => {
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  return (rate: number) => `${format.format(rate)}×`;
};

/** The tools at the right end of the row: captions, speed, settings and picture in picture. */
export function PlayerMenus({ state, controls, pictureInPicture, onToggleCaptions, onHelp, onOpenChange }: MenusProps) {
  const { t, i18n } = useTranslation('player');
  const rateLabel = rateFormat(i18n.language);
  const { tracks, qualities, captionsLang } = state;
  const track = trackFor(tracks, captionsLang);
  const listed = (playbackRates as readonly number[]).includes(state.rate)
    ? playbackRates
    : [...playbackRates, state.rate].sort((a, b) => a - b);

  const speed = (
    <ChoiceGroup
      label={t('controls.speed')}
      options={listed.map((value) => ({ value, label: rateLabel(value) }))}
      selected={state.rate}
      onSelect={controls.setRate}
    />
  );
  const active = qualities.find(({ id }) => id === state.activeQuality);
  return (
    <>
      {tracks.length > 0 && (
        <IconButton label={t('controls.captions')} pressed={track !== null} onClick={onToggleCaptions}>
          <Captions size={24} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      )}
      <div className={styles.speed}>
        <Menu
          label={t('controls.speedNow', { rate: rateLabel(state.rate) })}
          button={rateLabel(state.rate)}
          buttonClass={`${bar.button} ${styles.rate}`}
          onOpenChange={onOpenChange}
        >
          {speed}
        </Menu>
      </div>
      <Menu
        label={t('controls.settings')}
        button={<Settings size={22} strokeWidth={1.75} aria-hidden="true" />}
        buttonClass={bar.button}
        onOpenChange={onOpenChange}
      >
        <div className={styles.speedInSettings}>{speed}</div>
        {tracks.length > 0 && (
          <ChoiceGroup
            label={t('controls.captions')}
            options={[
              { value: null, label: t('controls.off') },
              ...tracks.map(({ lang, label }) => ({ value: lang, label, lang })),
            ]}
            selected={track?.lang ?? null}
            onSelect={controls.setCaptions}
          />
        )}
        {qualities.length > 1 && (
          <ChoiceGroup
            label={t('controls.quality')}
            options={[
              {
                value: 'auto' as QualityChoice,
                label: active ? t('controls.autoNow', { quality: active.label }) : t('controls.auto'),
              },
              { value: 'saver', label: t('controls.saver') },
              { value: 'best', label: t('controls.best') },
              ...qualities.map(({ id, label }) => ({ value: id, label })).reverse(),
            ]}
            selected={state.quality}
            onSelect={controls.setQuality}
          />
        )}
        {pictureInPicture.isAvailable && (
          <div className={styles.pipInSettings}>
            <MenuAction
              icon={<PictureInPicture2 size={20} strokeWidth={1.75} aria-hidden="true" />}
              label={t('controls.pictureInPicture')}
              onClick={pictureInPicture.toggle}
            />
          </div>
        )}
        <MenuAction
          icon={<Keyboard size={20} strokeWidth={1.75} aria-hidden="true" />}
          label={t('help.title')}
          onClick={onHelp}
        />
      </Menu>
      {pictureInPicture.isAvailable && (
        <div className={styles.pip}>
          <IconButton label={t('controls.pictureInPicture')} onClick={pictureInPicture.toggle}>
            <PictureInPicture2 size={22} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        </div>
      )}
    </>
  );
}
