import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { keptAccess, keptKey, type LessonToKeep } from '@/domain/kept/lesson';
import { type KeptSlice, keptOpened, selectKeptEntries, selectKeptLoaded } from '@/domain/kept/state';
import { alertShown } from '@/platform/messages/state';
import { useServices } from '@/platform/services/ServicesContext';
import { selectUser } from '@/platform/session/state';
import { captionsName, keptFolder, worksheetName } from '@/shared/kept/keptFiles';

export interface Kept {
  /** It is not known yet whether the lesson is kept: the film waits. */
  isUnknown: boolean;
  /** Address of the kept film; null: the lesson is not kept, or may not be watched now. */
  film: string | null;
  /** Return the address of a kept file; null when it is not kept. */
  captionsOf(lang: string): string | null;
  worksheetOf(id: number): string | null;
  /** The film does not play: the browser may have removed it. */
  onFailure(): void;
}

/** Returns where a lesson is on this device. `lesson` null: it cannot be kept. */
export function useKeptLesson(lesson: LessonToKeep | null): Kept {
  const { t } = useTranslation('kept');
  const dispatch = useDispatch();
  const { clock } = useServices();
  const userId = useSelector(selectUser)?.userId;
  const areLoaded = useSelector(selectKeptLoaded);
  const key = lesson && keptKey(lesson);
  // A lesson that is still being kept changes many times a second.
  const entry = useSelector((root: KeptSlice) => {
    const known = selectKeptEntries(root)[key ?? ''];
    return known?.status === 'whole' ? known : null;
  });
  const isThere =
    entry !== null &&
    Boolean(globalThis.navigator?.serviceWorker?.controller) &&
    keptAccess(entry, clock.now(), clock.hasServerTime()) === 'open';
  const folder = isThere && userId && key ? keptFolder(userId, key) : null;
  const onFailure = useCallback(() => {
    if (folder === null) return;
    void globalThis.caches?.match(`${folder}record`).then((found) => {
      if (found) return;
      dispatch(alertShown(t('gone'), 'error'));
      dispatch(keptOpened());
    });
  }, [folder, dispatch, t]);
  return useMemo(
    () => ({
      isUnknown: lesson !== null && Boolean(userId) && !areLoaded,
      film: folder && `${folder}film`,
      captionsOf: (lang) =>
        folder && entry?.lesson.captions.some(({ id }) => id === lang) ? folder + captionsName(lang) : null,
      worksheetOf: (id) =>
        folder && entry?.lesson.worksheets.some((one) => one.id === String(id))
          ? folder + worksheetName(String(id))
          : null,
      onFailure,
    }),
    [lesson, userId, areLoaded, folder, entry, onFailure],
  );
}
