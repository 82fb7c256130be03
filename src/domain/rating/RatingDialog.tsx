import { Star } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { FormError } from '@/platform/messages/FormError';
import { cutText } from '@/shared/lib/cutText';
import { cleanText } from '@/shared/lib/typed';
import { Button } from '@/shared/ui/actions/Button';
import { TextAreaField } from '@/shared/ui/forms/TextField';
import { readTexts } from '@/shared/ui/forms/typedFields';
import { Icon } from '@/shared/ui/Icon';
import { Dialog } from '@/shared/ui/overlay/Dialog';
import styles from './Rating.module.css';
import {
  longestComment,
  rating,
  ratingClosed,
  ratingDrafted,
  selectOpenRating,
  selectRatingDraft,
  selectRatingForm,
} from './state';

const choices = [1, 2, 3, 4, 5] as const;

/** The rating form: one to five stars and an optional comment. */
export default function RatingDialog() {
  const { t } = useTranslation('rating');
  const dispatch = useDispatch();
  const open = useSelector(selectOpenRating);
  const { stars, comment } = useSelector(selectRatingDraft);
  const form = useSelector(selectRatingForm);
  const [submitted, setSubmitted] = useState(false);
  const id = useId();
  if (!open) return null;
  const missing = submitted && stars === 0;
  const close = () => {
    dispatch(rating.reset());
    dispatch(ratingClosed());
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSubmitted(true);
    const typed = { stars, comment: readTexts(event.currentTarget).comment ?? '' };
    dispatch(ratingDrafted(typed));
    const comment = cutText(cleanText(typed.comment), longestComment);
    if (stars > 0) dispatch(rating.submit({ target: open.target, stars, comment }));
  };
  return (
    <Dialog
      open
      onClose={close}
      title={t('title')}
      actions={
        <Button type="submit" form={id} busy={form.status === 'sending'}>
          {t('send')}
        </Button>
      }
    >
      <form id={id} className={styles.form} noValidate onSubmit={submit}>
        <p className={styles.what}>{open.title}</p>
        <FormError error={form.error} />
        <fieldset className={styles.stars} aria-describedby={missing ? `${id}-missing` : undefined}>
          <legend className="srOnly">{t('stars')}</legend>
          {choices.map((value) => (
            <label key={value} data-on={value <= stars}>
              <input
                type="radio"
                name={`${id}-stars`}
                value={value}
                checked={value === stars}
                onChange={() => dispatch(ratingDrafted({ stars: value, comment }))}
              />
              <Icon icon={Star} size={36} filled={value <= stars} />
              <span className="srOnly">{t('star', { count: value })}</span>
            </label>
          ))}
        </fieldset>
        <p id={`${id}-missing`} className={styles.missing} role="status">
          {missing ? t('missing') : ''}
        </p>
        <TextAreaField
          name="comment"
          label={t('comment')}
          defaultValue={comment}
          optional
          maxLength={longestComment}
          hint={t('left', { left: longestComment - comment.length })}
          onChange={(event) => dispatch(ratingDrafted({ stars, comment: event.currentTarget.value }))}
        />
      </form>
    </Dialog>
  );
}
