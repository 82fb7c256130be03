import { useEffect, useState } from 'react';
import { cx } from '@/shared/ui/cx';
import { computeContrast, type Rgb } from './contrast';
import type { PartProps } from './part';
import { GalleryPart, Specimen } from './Specimen';
import styles from './Tokens.module.css';

/** Text colours on the backgrounds that they are designed for. */
const pairs: readonly (readonly [text: string, ground: string])[] = [
  ['ink', 'page'],
  ['ink', 'surface'],
  ['ink', 'raised'],
  ['ink', 'sunk'],
  ['ink', 'fill'],
  ['muted', 'page'],
  ['muted', 'surface'],
  ['muted', 'fill'],
  ['faint', 'page'],
  ['faint', 'surface'],
  ['brand-ink', 'page'],
  ['brand-ink', 'brand-soft'],
  ['brand-ink', 'brand-softer'],
  ['on-brand', 'brand'],
  ['on-brand', 'brand-hover'],
  ['on-brand', 'brand-press'],
  ['on-accent', 'accent'],
  ['accent-ink', 'accent-soft'],
  ['success', 'success-soft'],
  ['success', 'page'],
  ['danger', 'danger-soft'],
  ['danger', 'page'],
  ['on-brand', 'danger-fill'],
  ['on-night', 'night'],
  ['on-night-muted', 'night'],
  ['on-brand', 'toast'],
];
const lines = ['line', 'line-strong', 'focus', 'ill-line', 'ill-deep', 'ill-mid', 'ill-fill', 'night-2', 'night-line'];
const sizes = ['xs', 'sm', 'ui', 'btn', 'md', 'lg', 'h3', 'h2', 'h1', 'display'];
const spaces = [1, 2, 3, 4, 5, 6, 8, 10, 12, 14, 16, 20];
const radii = ['xs', 'sm', 'md', 'lg', 'xl', 'full'];

/** Returns the current colours of tokens, as the browser paints them. */
function paintedColours(names: readonly string[]): Record<string, Rgb> {
  const probe = document.body.appendChild(document.createElement('span'));
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const colours = names.map((name): [string, Rgb] => {
    probe.style.color = `var(--${name})`;
    if (!context) return [name, [0, 0, 0]];
    context.fillStyle = getComputedStyle(probe).color;
    context.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return [name, [red, green, blue]];
  });
  probe.remove();
  return Object.fromEntries(colours);
}

const hex = (colour: Rgb) => `#${colour.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
const wanted = 4.5;

function useColours(scheme: string): Record<string, Rgb> {
  const [colours, setColours] = useState<Record<string, Rgb>>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: the theme changes what the browser paints
  useEffect(() => {
    const names = [...new Set([...pairs.flat(), ...lines])];
    const read = () => setColours(paintedColours(names));
    read();
    const dark = matchMedia('(prefers-color-scheme: dark)');
    dark.addEventListener('change', read);
    return () => dark.removeEventListener('change', read);
  }, [scheme]);
  return colours;
}

export function Tokens({ id, title, samples, scheme }: PartProps) {
  const colours = useColours(scheme);
  const sentence = samples.catalogue.courses[0]?.title ?? '';
  return (
    <GalleryPart id={id} title={title}>
      <Specimen name="Text on its grounds, with its contrast (4.5 is needed)" layout="plain">
        <ul className={styles.swatches}>
          {pairs.map(([text, ground]) => {
            const [one, other] = [colours[text], colours[ground]];
            const ratio = one && other ? computeContrast(one, other) : null;
            return (
              <li
                key={`${text}-${ground}`}
                className={styles.swatch}
                style={{ background: `var(--${ground})`, color: `var(--${text})` }}
              >
                <b>Ag {ratio?.toFixed(1)}</b>
                {ratio !== null && ratio < wanted && <b> too low</b>}
                <span>
                  {text} on {ground}
                </span>
                <span>
                  {one && hex(one)} on {other && hex(other)}
                </span>
              </li>
            );
          })}
        </ul>
      </Specimen>
      <Specimen name="Lines, focus and illustration" layout="plain">
        <ul className={styles.swatches}>
          {lines.map((name) => {
            const colour = colours[name];
            return (
              <li key={name} className={styles.line}>
                <span className={styles.patch} style={{ background: `var(--${name})` }} />
                <span>
                  {name} {colour && hex(colour)}
                </span>
              </li>
            );
          })}
        </ul>
      </Specimen>
      <Specimen name="Type" layout="stack">
        {sizes.map((size) => (
          <p
            key={size}
            className={cx(styles.type, /^(h\d|display)$/.test(size) && styles.heading)}
            style={{ fontSize: `var(--fs-${size})` }}
          >
            <small className={styles.name}>{size}</small> {sentence}
          </p>
        ))}
      </Specimen>
      <Specimen name="Space">
        {spaces.map((step) => (
          <span key={step} className={styles.measure}>
            <span className={styles.bar} style={{ width: `var(--s${step})` }} />
            {step}
          </span>
        ))}
      </Specimen>
      <Specimen name="Radius and shadow">
        {radii.map((name) => (
          <span key={name} className={styles.corner} style={{ borderRadius: `var(--r-${name})` }}>
            {name}
          </span>
        ))}
        <span className={styles.corner} style={{ boxShadow: 'var(--sh-2)' }}>
          hover
        </span>
        <span className={styles.corner} style={{ boxShadow: 'var(--sh-3)' }}>
          float
        </span>
      </Specimen>
    </GalleryPart>
  );
}
