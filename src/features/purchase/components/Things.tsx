import { useTranslation } from 'react-i18next';
import { useDuration } from '@/core/clock/useDuration';
import { useHrefTo } from '@/core/navigation/useHrefTo';
import { AppLink } from '@/shared/ui/actions/AppLink';
import { Badge } from '@/shared/ui/content/Badge';
import { Picture } from '@/shared/ui/content/Picture';
import type { Thing } from '../things';
import styles from './Checkout.module.css';

interface ThingsProps {
  things: readonly Thing[];
  /** Each leads to where its owner learns. */
  linked?: boolean;
}

/** What is bought: picture, kind, name and size of each. */
export function Things({ things, linked = false }: ThingsProps) {
  return (
    <ul className={styles.things}>
      {things.map((thing) => (
        <li key={`${thing.type} ${thing.id}`} className={styles.thing} {...thing.hue}>
          <Picture className={styles.thumb} src={thing.pictureUrl} width={160} height={100} />
          <ThingWords thing={thing} linked={linked} />
        </li>
      ))}
    </ul>
  );
}

function ThingWords({ thing, linked }: { thing: Thing; linked: boolean }) {
  const { t } = useTranslation('purchase');
  const { t: tCommon } = useTranslation('common');
  const duration = useDuration();
  const hrefTo = useHrefTo();
  const href = linked && thing.path ? hrefTo(thing.path) : '';
  const size = [
    thing.lessons > 0 ? tCommon('cards.lessons', { count: thing.lessons }) : '',
    thing.frequency,
    thing.seconds > 0 ? duration(thing.seconds) : '',
  ].filter(Boolean);
  return (
    <div>
      <p className={styles.kind}>{t(`type.${thing.type}`)}</p>
      <p className={styles.name}>{href ? <AppLink href={href}>{thing.name}</AppLink> : thing.name}</p>
      {size.length > 0 && (
        <p className={styles.size}>
          {size.map((text) => (
            <span key={text}>{text}</span>
          ))}
        </p>
      )}
      {thing.has && !linked && <Badge kind="completed">{t(`has.${thing.has}`)}</Badge>}
    </div>
  );
}
