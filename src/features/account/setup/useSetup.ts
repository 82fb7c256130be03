import { useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { useLocalePath } from '@/platform/locale/useLocalePath';
import type { User } from '@/shared/entities/user';
import { paths } from '@/shared/routing/paths';
import type { SetupDraft } from './draft';
import { type Profile, shownProfile } from './profile';
import type { Section } from './sections';
import { draftChanged, profileSave, selectSave } from './state';

/** Props of every section of the set-up. */
export interface Setup {
  user: User;
  draft: SetupDraft;
  /** True during the onboarding, false in the settings. */
  onboarding: boolean;
}

/** Returns the profile as shown, whom it is about, and functions that change it. */
export function useProfile({ user, draft }: Setup) {
  const dispatch = useDispatch();
  const { status } = useSelector(selectSave);
  const profile: Profile = shownProfile(user, draft);
  return {
    profile,
    /** Texts address the student, or the student's parent. */
    who: profile.role ?? 'student',
    choose(part: Partial<SetupDraft>) {
      if (status === 'failed') dispatch(profileSave.reset());
      dispatch(draftChanged(part));
    },
  };
}

/** Returns a function that maps a section to its URL; null: no section. Other parameters stay. */
export function useSectionHref(): (section: Section | null) => string {
  const path = useLocalePath();
  const [search] = useSearchParams();
  return useCallback(
    (section) => {
      const query = new URLSearchParams(search);
      if (section) query.set('section', section);
      else query.delete('section');
      const text = query.toString();
      return path(paths.accountSetup()) + (text && `?${text}`);
    },
    [path, search],
  );
}
