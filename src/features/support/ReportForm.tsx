import { type FormEvent, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import * as v from 'valibot';
import { reportActions, selectIsReportFormOpen } from '@/platform/support/state';
import { cutText } from '@/shared/lib/cutText';
import { Button } from '@/shared/ui/actions/Button';
import { Chip, ChipRow } from '@/shared/ui/actions/Chip';
import { TextAreaField, TextField } from '@/shared/ui/forms/TextField';
import { type FieldMessage, readTexts, typedEmail, typedName, typedText } from '@/shared/ui/forms/typedFields';
import { Dialog } from '@/shared/ui/overlay/Dialog';
import { Files } from './Files';
import styles from './ReportForm.module.css';
import {
  longestMessage,
  type ReportDraft,
  reportDrafted,
  reportOpened,
  reportSend,
  reportTags,
  selectIsUploading,
  selectReportDraft,
  selectReportForm,
} from './state';

const empty: ReportDraft = { name: '', email: '', message: '', tags: [] };

const fields = {
  name: typedName,
  email: typedEmail,
  message: v.pipe(
    typedText,
    v.transform((text) => cutText(text, longestMessage)),
  ),
};

type TextName = keyof typeof fields;
const names: readonly TextName[] = ['name', 'email', 'message'];

function mistakeIn(draft: ReportDraft, name: TextName): FieldMessage | undefined {
  const [issue] = v.safeParse(fields[name], draft[name]).issues ?? [];
  return issue && (issue.message === 'format' ? 'format' : 'required');
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

  const messageOf = (name: TextName) => {
    const mistake = submitted ? mistakeIn(draft, name) : undefined;
    return mistake && t(`form.${mistake}`);
  };
  const type = (part: Partial<ReportDraft>) => dispatch(reportDrafted({ ...draft, ...part }));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSubmitted(true);
    const typed = { ...draft, ...readTexts(event.currentTarget) };
    type(typed);
    const first = names.find((name) => mistakeIn(typed, name));
    const control = first ? event.currentTarget.elements.namedItem(first) : null;
    if (control instanceof HTMLElement) return control.focus();
    if (waiting) return;
    dispatch(reportSend.submit({ ...typed, ...v.parse(v.object(fields), typed) }));
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
            defaultValue={draft.name}
            error={messageOf('name')}
            onChange={({ currentTarget }) => type({ name: currentTarget.value })}
          />
          <TextField
            name="email"
            type="email"
            label={t('email')}
            autoComplete="email"
            inputMode="email"
            defaultValue={draft.email}
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
          defaultValue={draft.message}
          error={messageOf('message')}
          hint={t('left', { left: longestMessage - draft.message.length })}
          onChange={({ currentTarget }) => type({ message: currentTarget.value })}
        />
        <Files />
      </form>
    </Dialog>
  );
}
