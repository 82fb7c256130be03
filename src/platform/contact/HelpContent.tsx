import { ExternalLink, Flag } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { selectRegion } from '@/platform/locale/state';
import { reportActions } from '@/platform/support/state';
import { Button } from '@/shared/ui/actions/Button';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import { QrCode } from '@/shared/ui/content/QrCode';
import { cx } from '@/shared/ui/cx';
import styles from './HelpPanel.module.css';
import { contactLink } from './link';
import { contactActions, selectContact } from './state';

/**
 * Shows the region's contact channel as a link and a QR code for another device; `folded` hides the code behind a
 * button.
 */
export function HelpContent({ folded = false }: { folded?: boolean }) {
  const { t } = useTranslation('common');
  const dispatch = useDispatch();
  const { linkType } = useSelector(selectContact);
  const region = useSelector(selectRegion);
  const [unfolded, setUnfolded] = useState(false);
  const link = contactLink(region, linkType);
  if (!link) return null;
  const { url } = link;
  const channel = t(`help.channel.${link.channel}`);
  const trial = linkType === 'freeTrial';

  const code = (
    <div className={cx(styles.scan, folded && styles.folded)}>
      <QrCode className={styles.code} text={url} size={132} label={t('help.qr', { channel })} />
      <p>{t(folded ? 'help.scanOther' : 'help.scan')}</p>
    </div>
  );
  const report = () => {
    dispatch(contactActions.close());
    dispatch(reportActions.toggle());
  };
  const unfold = () => {
    if (!unfolded) dispatch(contactActions.showQr());
    setUnfolded(!unfolded);
  };
  return (
    <>
      <p className={styles.text}>{t(trial ? 'help.trial.text' : 'help.text', { channel })}</p>
      {!folded && code}
      <ButtonLink block href={url} iconEnd={ExternalLink} onClick={() => dispatch(contactActions.pressLink())}>
        {t(trial ? 'help.trial.chat' : 'help.chat', { channel })}
      </ButtonLink>
      {folded && (
        <Button className={styles.unfold} variant="ghost" block onClick={unfold}>
          {t(unfolded ? 'help.hideQr' : 'help.showQr')}
        </Button>
      )}
      {folded && unfolded && code}
      <Button className={styles.report} variant="ghost" block icon={Flag} onClick={report}>
        {t('report.open')}
      </Button>
    </>
  );
}
