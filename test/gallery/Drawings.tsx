import { BrandMark } from '@/shared/ui/brand/BrandMark';
import { LanternNight } from '@/shared/ui/brand/LanternNight';
import { Scene } from '@/shared/ui/brand/Scene';
import type { SceneKind, SceneLight } from '@/shared/ui/brand/sceneKinds';
import { Icon } from '@/shared/ui/Icon';
import { hueOf, subjectIcon } from '@/shared/ui/subjects';
import styles from './Gallery.module.css';
import type { PartProps } from './part';
import { GalleryPart, Specimen } from './Specimen';

const kinds: readonly SceneKind[] = ['shelf', 'calendar', 'search', 'cable', 'cart', 'receipt'];
const lights: readonly SceneLight[] = ['unlit', 'tilt', 'lit'];

export function Drawings({ id, title, samples }: PartProps) {
  return (
    <GalleryPart id={id} title={title}>
      <Specimen name="Scenes: unlit (empty), tilted (error), lit (done)">
        {kinds.flatMap((kind) => lights.map((light) => <Scene key={`${kind}-${light}`} kind={kind} light={light} />))}
      </Specimen>
      <Specimen name="Mark, and the icons of the subjects in their hues">
        <BrandMark size={32} />
        <BrandMark size={64} />
        {samples.catalogue.subjects.map(({ key, name }) => {
          const icon = subjectIcon(key);
          return (
            <span key={key} className={styles.subject} {...hueOf(key)}>
              {icon && <Icon icon={icon} size={24} />}
              {name}
            </span>
          );
        })}
      </Specimen>
      <Specimen name="Night" layout="plain">
        <div className={`night ${styles.sky}`}>
          <LanternNight seed="gallery" />
        </div>
      </Specimen>
    </GalleryPart>
  );
}
