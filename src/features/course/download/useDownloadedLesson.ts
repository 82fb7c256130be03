import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { type DownloadableLesson, downloadKey, offlineAccess } from '@/domain/download/lesson';
import {
  type DownloadsSlice,
  downloadsOpened,
  selectAreDownloadsLoaded,
  selectDownloads,
} from '@/domain/download/state';
import { alertShown } from '@/platform/messages/state';
import { useServices } from '@/platform/services/ServicesContext';
import { selectUser } from '@/platform/session/state';
import { captionsName, downloadFolder, worksheetName } from '@/shared/download/downloadedFiles';

export interface DownloadedLesson {
  /** It is not known yet whether the lesson is downloaded: the film waits. */
  isUnknown: boolean;
  /** Address of the downloaded film; null: the lesson is not downloaded, or may not be watched now. */
  film: string | null;
  /** Return the address of a downloaded file; null when it is not downloaded. */
  captionsOf(lang: string): string | null;
  worksheetOf(id: number): string | null;
  /** The film does not play: the browser may have removed it. */
  onFailure(): void;
}

/** Returns where a lesson is on this device. `lesson` null: it cannot be downloaded. */
export function useDownloadedLesson(lesson: DownloadableLesson | null): DownloadedLesson {
  const { t } = useTranslation('downloads');
  const dispatch = useDispatch();
  const { clock } = useServices();
  const userId = useSelector(selectUser)?.userId;
  const areLoaded = useSelector(selectAreDownloadsLoaded);
  const key = lesson && downloadKey(lesson);
  // A lesson that is being downloaded changes many times a second.
  const entry = useSelector((root: DownloadsSlice) => {
    const known = selectDownloads(root)[key ?? ''];
    return known?.status === 'whole' ? known : null;
  });
  const isThere =
    entry !== null &&
    Boolean(globalThis.navigator?.serviceWorker?.controller) &&
    offlineAccess(entry, clock.now(), clock.hasServerTime()) === 'open';
  const folder = isThere && userId && key ? downloadFolder(userId, key) : null;
  const onFailure = useCallback(() => {
    if (folder === null) return;
    void globalThis.caches?.match(`${folder}record`).then((found) => {
      if (found) return;
      dispatch(alertShown(t('gone'), 'error'));
      dispatch(downloadsOpened());
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
