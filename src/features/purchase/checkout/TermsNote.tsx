import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useDataHref } from '@/domain/promotion/useDataHref';
import { useHelp } from '@/platform/contact/useHelp';
import { selectSiteInfo } from '@/platform/site/state';
import { env } from '@/shared/config/env';
import { Button } from '@/shared/ui/actions/Button';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import { Dialog } from '@/shared/ui/overlay/Dialog';
import { Note } from './Note';
import styles from './TermsNote.module.css';

const parts = ['what', 'pay', 'open', 'renew', 'use', 'help'] as const;

/** Says that paying means agreeing to the terms, and links to them. */
export function TermsNote({ isRenewing }: { isRenewing: boolean }) {
  const { t } = useTranslation(['purchase', 'common']);
  const { ask } = useHelp();
  const questions = useDataHref()(useSelector(selectSiteInfo)?.zendeskFAQLink ?? null);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className={styles.terms}>
      <Note>{t('terms.agree')}</Note>
      <div className={styles.help}>
        <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
          {t('terms.read')}
        </Button>
        {questions && (
          <ButtonLink variant="ghost" size="sm" href={questions}>
            {t('common:footer.questions')}
          </ButtonLink>
        )}
        {ask && (
          <Button variant="ghost" size="sm" onClick={ask}>
            {t('common:help.toggle')}
          </Button>
        )}
      </div>
      <Dialog
        wide
        open={open}
        onClose={close}
        title={t('terms.title')}
        actions={<Button onClick={close}>{t('terms.close')}</Button>}
      >
        <dl className={styles.termList}>
          {parts
            .filter((part) => (part !== 'renew' || isRenewing) && (part !== 'help' || ask !== null))
            .map((part) => (
              <div key={part}>
                <dt>{t(`terms.${part}.title`)}</dt>
                <dd>{t(`terms.${part}.text`, { product: env.productName })}</dd>
                {part === 'open' && <dd>{t('terms.open.preorder')}</dd>}
                {part === 'renew' && ask && <dd>{t('terms.renew.cancel')}</dd>}
              </div>
            ))}
        </dl>
      </Dialog>
    </div>
  );
}
