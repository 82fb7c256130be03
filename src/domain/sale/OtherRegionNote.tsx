import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { localeInRegion, localePath } from '@/platform/locale/paths';
import { selectLocale } from '@/platform/locale/state';
import { selectUserRegion } from '@/platform/session/state';
import { paths } from '@/shared/routing/paths';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import { OfferNote } from '@/shared/ui/detail/Offer';

/** Says that an account of another region cannot buy here, and leads to the home of its region. */
export function OtherRegionNote({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  const locale = useSelector(selectLocale);
  const region = useSelector(selectUserRegion);
  if (region === null) return null;
  return (
    <>
      <OfferNote>{children}</OfferNote>
      <ButtonLink variant="outline" block href={localePath(localeInRegion(locale, region), paths.home())}>
        {t('locale.goTo', { region: t(`regions.${region}`) })}
      </ButtonLink>
    </>
  );
}
