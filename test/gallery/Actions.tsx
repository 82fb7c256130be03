import { ArrowRight, Bell, ChevronLeft, ChevronRight, Heart, Play, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/shared/ui/actions/Button';
import { ButtonLink } from '@/shared/ui/actions/ButtonLink';
import type { ButtonLook } from '@/shared/ui/actions/buttonClass';
import { Chip, ChipRow } from '@/shared/ui/actions/Chip';
import { IconButton } from '@/shared/ui/actions/IconButton';
import { LinkTabs, Tabs } from '@/shared/ui/content/Tabs';
import { hueOf, subjectIcon } from '@/shared/ui/subjects';
import type { PartProps } from './part';
import { GalleryPart, Specimen } from './Specimen';

const byDay: readonly NonNullable<ButtonLook['variant']>[] = ['primary', 'outline', 'soft', 'ghost', 'danger'];
const byNight: readonly NonNullable<ButtonLook['variant']>[] = ['lit', 'night'];

export function Actions({ id, title, samples }: PartProps) {
  const { t } = useTranslation('common');
  const { subjects, topics } = samples.catalogue;
  const [subject, setSubject] = useState(subjects[0]?.id);
  const [tab, setTab] = useState('lessons');
  const tabs = [
    { key: 'about', label: t('nav.home') },
    { key: 'lessons', label: t('nav.courses'), count: 24 },
    { key: 'classes', label: t('nav.classes'), count: topics.length },
    { key: 'learning', label: t('nav.learning') },
    { key: 'teachers', label: t('nav.teachers') },
  ];
  return (
    <GalleryPart id={id} title={title}>
      <Specimen name="Button: variants">
        {byDay.map((variant) => (
          <Button key={variant} variant={variant}>
            {t('nav.learning')}
          </Button>
        ))}
      </Specimen>
      <Specimen name="Button: sizes, with icons">
        <Button size="lg" icon={Play} iconFilled>
          {t('cards.freeLesson')}
        </Button>
        <Button icon={Plus}>{t('list.more')}</Button>
        <Button size="sm" variant="outline" iconEnd={ArrowRight}>
          {t('ui.next')}
        </Button>
        <ButtonLink href="/x" variant="soft" iconEnd={ArrowRight}>
          {t('notFound.home')}
        </ButtonLink>
      </Specimen>
      <Specimen name="Button: disabled with a reason, busy">
        <Button disabled reason={t('errors.offline')}>
          {t('account.signup')}
        </Button>
        <Button variant="outline" disabled reason={t('errors.offline')}>
          {t('account.signup')}
        </Button>
        <Button busy>{t('account.login')}</Button>
        <Button variant="outline" busy>
          {t('ui.retry')}
        </Button>
        <Button variant="soft" size="sm" busy>
          {t('ui.retry')}
        </Button>
      </Specimen>
      <Specimen name="Button: on night" night>
        {byNight.map((variant) => (
          <Button key={variant} variant={variant} size={variant === 'lit' ? 'lg' : 'md'}>
            {t('cards.freeLesson')}
          </Button>
        ))}
        <Button variant="lit" busy>
          {t('account.login')}
        </Button>
        <Button disabled>{t('account.login')}</Button>
      </Specimen>
      <Specimen name="Button: block" layout="stack">
        <Button block size="lg">
          {t('account.signup')}
        </Button>
      </Specimen>
      <Specimen name="Icon buttons">
        <IconButton icon={Bell} label="Notify me" />
        <IconButton icon={Heart} filled label="Saved" />
        <IconButton icon={Trash2} label="Remove" />
        <IconButton icon={ChevronLeft} raised label="Back" />
        <IconButton icon={ChevronRight} raised label="On" aria-disabled />
      </Specimen>
      <Specimen name="Chips" layout="plain">
        <ChipRow label={t('filters.subject')}>
          {subjects.map(({ id: one, key, name }) => (
            <Chip
              key={one}
              pressed={one === subject}
              icon={subjectIcon(key)}
              hue={hueOf(key)}
              onClick={() => setSubject(one)}
            >
              {name}
            </Chip>
          ))}
        </ChipRow>
      </Specimen>
      <Specimen name="Tabs, and links that look like them" layout="stack">
        <div>
          <Tabs label="Tabs" items={tabs} current={tab} onSelect={setTab}>
            <p>{tabs.find(({ key }) => key === tab)?.label}</p>
          </Tabs>
        </div>
        <LinkTabs label="Links" current="about" items={tabs.map((item) => ({ ...item, href: `?tab=${item.key}` }))} />
      </Specimen>
    </GalleryPart>
  );
}
