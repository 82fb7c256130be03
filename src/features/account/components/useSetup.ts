import { useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { useLocalePath } from '@/core/locale/useLocalePath';
import type { User } from '@/shared/entities/user';
import { paths } from '@/shared/routing/paths';
import type { SetupDraft } from '../setup/draft';
import { type Profile, shownProfile } from '../setup/profile';
import type { Section } from '../setup/sections';
import { drafted, profileSave, selectSave } from '../setup/state';

/** What every section of the set-up works on. */
export interface Setup {
  user: User;
  draft: SetupDraft;
  /** Step by step; else one section of the settings. */
  onboarding: boolean;
}

/** The profile as it is shown, whose it is, and how it is changed. */
export function useProfile({ user, draft }: Setup) {
  const dispatch = useDispatch();
  const { status } = useSelector(selectSave);
  const profile: Profile = shownProfile(user, draft);
  return {
    profile,
    /** Texts are about the reader, or about the reader's child. */
    who: profile.role ?? 'student',
    choose(part: Partial<SetupDraft>) {
      if (status === 'failed') dispatch(profileSave.reset());
      dispatch(drafted(part));
    },
  };
}

/** The address of a section; null: of none. The rest of the address stays. */
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
