import { Bell, CircleUserRound, GraduationCap, LogOut, Settings } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { plainText } from '@/shared/lib/plainText';
import { Button } from '@/shared/ui/actions/Button';
import { QrCode } from '@/shared/ui/content/QrCode';
import { Icon } from '@/shared/ui/Icon';
import { Dialog } from '@/shared/ui/overlay/Dialog';
import { FloatingPanel } from '@/shared/ui/overlay/FloatingPanel';
import { Menu } from '@/shared/ui/overlay/Menu';
import { AlertView, ToastRegion, ToastView } from '@/shared/ui/overlay/Message';
import styles from './Gallery.module.css';
import type { PartProps } from './part';
import { GalleryPart, Specimen } from './Specimen';

type Opened = 'plain' | 'wide' | 'must' | null;

export function Overlays({ id, title, samples }: PartProps) {
  const { t } = useTranslation('common');
  const [opened, setOpened] = useState<Opened>(null);
  const [floating, setFloating] = useState(false);
  const [toast, setToast] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const close = () => setOpened(null);
  const channel = t('help.channel.whatsapp');
  return (
    <GalleryPart id={id} title={title}>
      <Specimen name="Dialogs (sheets on phones)">
        <Button variant="outline" onClick={() => setOpened('plain')}>
          Dialog
        </Button>
        <Button variant="outline" onClick={() => setOpened('wide')}>
          Wide dialog
        </Button>
        <Button variant="outline" onClick={() => setOpened('must')}>
          Must be answered
        </Button>
        <Dialog
          open={opened === 'plain'}
          onClose={close}
          title={t('locale.title')}
          actions={
            <>
              <Button variant="outline" onClick={close}>
                {t('ui.close')}
              </Button>
              <Button onClick={close}>{t('messages.ok')}</Button>
            </>
          }
        >
          <p>{t('locale.fixed', { region: t('regions.hk') })}</p>
        </Dialog>
        <Dialog wide open={opened === 'wide'} onClose={close} title={samples.catalogue.courses[0]?.title ?? ''}>
          <p>{plainText(samples.catalogue.courses[0]?.description ?? '')}</p>
        </Dialog>
        <Dialog
          dismissible={false}
          open={opened === 'must'}
          onClose={close}
          title={t('session.endedTitle')}
          actions={<Button onClick={close}>{t('session.gotIt')}</Button>}
        >
          <p>{t('session.ended.inactive')}</p>
        </Dialog>
      </Specimen>
      <Specimen name="Menu, and a panel beside the content">
        <Menu
          label={t('account.menu')}
          trigger={<Icon icon={CircleUserRound} size={24} />}
          header="Kit Chan"
          items={[
            { key: 'learning', label: t('nav.learning'), icon: GraduationCap, href: '/x', current: true },
            { key: 'settings', label: t('account.settings'), icon: Settings, href: '/x' },
            { key: 'out', label: t('account.logout'), icon: LogOut, danger: true },
          ]}
        />
        <div ref={root} className={styles.floating}>
          <Button variant="outline" aria-expanded={floating} onClick={() => setFloating(!floating)}>
            Floating panel
          </Button>
          {floating && (
            <FloatingPanel
              title={t('help.title')}
              root={root}
              onClose={() => setFloating(false)}
              className={styles.float}
            >
              <p>{t('help.text', { channel })}</p>
              <QrCode text="https://chat.example/hk" size={132} label={t('help.qr', { channel })} />
            </FloatingPanel>
          )}
        </div>
      </Specimen>
      <Specimen name="Toasts">
        <ToastView>{t('messages.welcomeBack')}</ToastView>
        <ToastView icon={Bell} action={{ label: t('ui.retry'), onSelect: () => {} }} onClose={() => {}}>
          {t('messages.emailSent')}
        </ToastView>
        <Button variant="outline" onClick={() => setToast(!toast)}>
          Toast where it stands
        </Button>
        <ToastRegion>
          {toast && <ToastView onClose={() => setToast(false)}>{t('messages.loggedOut')}</ToastView>}
        </ToastRegion>
      </Specimen>
      <Specimen name="Alerts" layout="stack">
        <AlertView kind="error" onClose={() => {}}>
          {t('errors.generic')}
        </AlertView>
        <AlertView kind="success">{t('messages.emailSent')}</AlertView>
        <AlertView onClose={() => {}}>{t('errors.offline')}</AlertView>
      </Specimen>
    </GalleryPart>
  );
}
