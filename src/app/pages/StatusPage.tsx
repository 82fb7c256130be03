import { Scene, type SceneProps } from '@/shared/ui/brand/Scene';
import type { Elements } from '@/shared/ui/elements';
import styles from './StatusPage.module.css';

interface StatusPageProps {
  scene: SceneProps['kind'];
  title: string;
  text: string;
  role?: 'alert';
  /** What the visitor can do: a button or a link. */
  children: Elements;
}

/** A page that only says what is wrong, with one way out. */
export function StatusPage({ scene, title, text, role, children }: StatusPageProps) {
  return (
    <div className={styles.page} role={role}>
      <Scene kind={scene} />
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
    </div>
  );
}
