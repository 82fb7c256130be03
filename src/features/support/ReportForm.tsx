import { type FormEvent, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import * as v from 'valibot';
import { reportActions, selectIsReportFormOpen } from '@/platform/support/state';
import { Button } from '@/shared/ui/actions/Button';
import { Chip, ChipRow } from '@/shared/ui/actions/Chip';
import { TextAreaField, TextField } from '@/shared/ui/forms/TextField';
import { Dialog } from '@/shared/ui/overlay/Dialog';
import { Files } from './Files';
import styles from './ReportForm.module.css';
import {
  longestMessage,
  type ReportDraft,
  report,
  reportDrafted,
  reportOpened,
  reportTags,
  selectIsUploading,
  selectReportDraft,
  selectReportForm,
} from './state';

const empty: ReportDraft = { name: '', email: '', message: '', tags: [] };

type Mistakes = Partial<Record<'name' | 'email' | 'message', 'required' | 'format'>>;

function mistakesOf({ name, email, message }: ReportDraft): Mistakes {
  const mistakes: Mistakes = {};
  if (!name.trim()) mistakes.name = 'required';
  if (!email.trim()) mistakes.email = 'required';
  else if (!v.is(v.pipe(v.string(), v.trim(), v.email()), email)) mistakes.email = 'format';
  if (!message.trim()) mistakes.message = 'required';
  return mistakes;
}

/** The form for a report to the support team, with files; closing it keeps the draft. */
export default function ReportForm() {
  const { t } = useTranslation('support');
  const dispatch = useDispatch();
  const open = useSelector(selectIsReportFormOpen);
  const draft = useSelector(selectReportDraft) ?? empty;
  const waiting = useSelector(selectIsUploading);
  const { status } = useSelector(selectReportForm);
  const [submitted, setSubmitted] = useState(false);
  const id = useId();
  useEffect(() => {
    if (open) dispatch(reportOpened());
    else setSubmitted(false);
  }, [open, dispatch]);

  const mistakes = submitted ? mistakesOf(draft) : {};
  const messageOf = (field: keyof Mistakes) => {
    const mistake = mistakes[field];
    return mistake && t(`form.${mistake}`);
  };
  const type = (part: Partial<ReportDraft>) => dispatch(reportDrafted({ ...draft, ...part }));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSubmitted(true);
    const [first] = Object.keys(mistakesOf(draft));
    const control = first ? event.currentTarget.elements.namedItem(first) : null;
    if (control instanceof HTMLElement) return control.focus();
    if (waiting) return;
    const [name, email, message] = [draft.name.trim(), draft.email.trim(), draft.message.trim()];
    dispatch(report.submit({ ...draft, name, email, message }));
  };
  return (
    <Dialog
      open={open}
      onClose={() => dispatch(reportActions.close())}
      title={t('title')}
      wide
      actions={
        <Button type="submit" form={id} busy={status === 'sending'} disabled={waiting}>
          {t(waiting ? 'waiting' : 'send')}
        </Button>
      }
    >
      <form id={id} className={styles.form} noValidate onSubmit={submit}>
        <p>{t('text')}</p>
        <div className={styles.who}>
          <TextField
            name="name"
            label={t('name')}
            autoComplete="name"
            value={draft.name}
            error={messageOf('name')}
            onChange={({ currentTarget }) => type({ name: currentTarget.value })}
          />
          <TextField
            name="email"
            type="email"
            label={t('email')}
            autoComplete="email"
            inputMode="email"
            value={draft.email}
            error={messageOf('email')}
            onChange={({ currentTarget }) => type({ email: currentTarget.value })}
          />
        </div>
        <div>
          <p className={styles.label}>{t('tags.label')}</p>
          <ChipRow label={t('tags.label')} className={styles.tags}>
            {reportTags.map((tag) => {
              const pressed = draft.tags.includes(tag);
              const tags = pressed ? draft.tags.filter((one) => one !== tag) : [...draft.tags, tag];
              return (
                <Chip key={tag} pressed={pressed} onClick={() => type({ tags })}>
                  {t(`tags.${tag}`)}
                </Chip>
              );
            })}
          </ChipRow>
        </div>
        <TextAreaField
          name="message"
          label={t('message')}
          maxLength={longestMessage}
          value={draft.message}
          error={messageOf('message')}
          hint={t('left', { left: longestMessage - draft.message.length })}
          onChange={({ currentTarget }) => type({ message: currentTarget.value })}
        />
        <Files />
      </form>
    </Dialog>
  );
}
