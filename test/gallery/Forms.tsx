import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { plainText } from '@/shared/lib/plainText';
import { PasswordField } from '@/shared/ui/forms/PasswordField';
import { Pick, SelectField } from '@/shared/ui/forms/SelectField';
import { TextAreaField, TextField } from '@/shared/ui/forms/TextField';
import styles from './Gallery.module.css';
import type { PartProps } from './part';
import { GalleryPart, Specimen } from './Specimen';

const email = 'kit.chan@lantern.example';

export function Forms({ id, title, samples }: PartProps) {
  const { t } = useTranslation('common');
  const levels = samples.catalogue.levels.map((level) => ({ value: String(level.id), label: level.name }));
  const subjects = samples.catalogue.subjects.map((subject) => ({ value: String(subject.id), label: subject.name }));
  const [level, setLevel] = useState(levels[3]?.value ?? '');
  const [subject, setSubject] = useState('');
  return (
    <GalleryPart id={id} title={title}>
      <Specimen name="Text fields: empty, filled, hint, error, optional" layout="plain">
        <div className={styles.fields}>
          <TextField label="Email" placeholder="name@example.com" />
          <TextField
            label="Email"
            defaultValue={email}
            hint={t('help.text', { channel: t('help.channel.whatsapp') })}
          />
          <TextField label="Email" defaultValue="kit.chan@" error="Invalid format" />
          <TextField label="Phone" optional inputMode="tel" />
          <TextField label="Student number" defaultValue="S20417" disabled />
          <TextField label="Email" defaultValue="kit" error="Invalid format" hint={t('errors.generic')} />
        </div>
      </Specimen>
      <Specimen name="Passwords, selects and long text" layout="plain">
        <div className={styles.fields}>
          <PasswordField label="Password" defaultValue="lantern-demo" autoComplete="off" />
          <PasswordField label="Password" error="This field is required" autoComplete="off" />
          <SelectField label={t('filters.level')} options={levels} placeholder={t('filters.allLevels')} />
          <SelectField label={t('filters.subject')} options={subjects} error="This field is required" placeholder="" />
          <TextAreaField label="Message" defaultValue={plainText(samples.catalogue.courses[0]?.description ?? '')} />
          <TextAreaField label="Message" error="This field is required" hint={t('errors.timeout')} />
        </div>
      </Specimen>
      <Specimen name="Selects as pills">
        <Pick label={t('filters.level')} value={level} onChange={setLevel} options={levels} />
        <Pick
          label={t('filters.subject')}
          value={subject}
          onChange={setSubject}
          options={subjects}
          placeholder={t('filters.allSubjects')}
          quiet
        />
      </Specimen>
    </GalleryPart>
  );
}
